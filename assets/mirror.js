// The mirror of the saved data (src/battle/mirror.rs), in IndexedDB: a part of the start script, so
// that it has answered by the time the app is loaded. The app also reads and writes it through this
// code (src/browser/mirror.rs).
//
// One store of records { key, text, n }: the text stored under a key, or null once it was removed,
// and its generation. The record without a key has the newest generation.
(function () {
  "use strict";

  var opened;
  /** Whether the database was created again, and does not contain everything yet. */
  var isNew = false;

  function open() {
    opened =
      opened ||
      new Promise(function (resolve, reject) {
        var opening = indexedDB.open("adjutant", 1);
        opening.onupgradeneeded = function () {
          opening.result.createObjectStore("texts", { keyPath: "key" });
          isNew = true;
        };
        opening.onerror = reject;
        opening.onsuccess = function () {
          var database = opening.result;
          // The browser has cleaned up, or is about to: the database is reopened when
          // needed.
          database.onversionchange = database.onclose = function () {
            database.close();
            opened = undefined;
          };
          resolve(database);
        };
      });
    return opened;
  }

  /** Runs a request on the texts; passes on its result once it is on the disk. */
  function ask(mode, question) {
    return open().then(function (database) {
      return new Promise(function (resolve, reject) {
        // Otherwise a power cut could lose data that was reported as stored.
        var transaction = database.transaction("texts", mode, { durability: "strict" });
        var answer = question(transaction.objectStore("texts"));
        transaction.oncomplete = function () {
          resolve(answer.result);
        };
        transaction.onabort = transaction.onerror = reject;
        // The transaction completes even if the page ends now.
        if (transaction.commit) transaction.commit();
      });
    });
  }

  function never() {
    opened = undefined;
  }

  function askNewest() {
    return ask("readonly", function (texts) {
      return texts.get("");
    }).then(function (record) {
      return record ? record.n : 0;
    }, never);
  }

  var first;
  try {
    first = askNewest();
  } catch (_) {
    return; // No promises, or no IndexedDB.
  }

  window.adjutant.mirror = {
    /** The newest generation; null if it is not there within this many milliseconds. */
    newest: function (patience) {
      var asked = first || askNewest();
      first = undefined;
      return Promise.race([
        asked,
        new Promise(function (resolve) {
          setTimeout(resolve, patience, null);
        }),
      ]);
    },
    /** All records; nothing if they cannot be read. */
    read: function () {
      return ask("readonly", function (texts) {
        return texts.getAll();
      }).catch(never);
    },
    /**
     * Writes records in one go; true when they are on the disk, false if the database is
     * new and these are not all records.
     */
    write: function (records, whole) {
      return open()
        .then(function () {
          if (isNew && !whole) return false;
          return ask("readwrite", function (texts) {
            records.forEach(function (record) {
              texts.put(record);
            });
            return texts.put({ key: "", text: null, n: records[0].n });
          }).then(function () {
            isNew = false;
            return true;
          });
        })
        .catch(never);
    },
  };
})();
