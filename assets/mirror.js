// The mirror of what is kept (src/battle/mirror.rs), in IndexedDB: a part of the start
// script, so that it has answered when the app is there. What the app reads and writes
// of it goes through here as well (src/browser/mirror.rs).
//
// One store of records { key, text, n }: what was kept under a key, or null once it was
// removed, and the generation of that. The record without a key says the newest.
(function () {
  "use strict";

  var opened;
  /** Whether the database was made anew, and does not hold all there is yet. */
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

  /** Asks something of the texts; what was answered, once it is on the disk. */
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
    /** The newest generation; null when it is not there within so many milliseconds. */
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
    /** All records; nothing when they cannot be had. */
    read: function () {
      return ask("readonly", function (texts) {
        return texts.getAll();
      }).catch(never);
    },
    /**
     * Writes records in one go; true when they are on the disk, false when the database is
     * new and these are not the whole of it.
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
