// The download size of a site's files, for the tests and the bench.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Brotli at its highest level, as hosts that compress files beforehand send them. */
export function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The brotli size of every file of a directory, by relative path. */
export function compressed(directory) {
  const files = new Map();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    files.set(path.slice(directory.length + 1), brotli(readFileSync(path)));
  }
  return files;
}

/** The files that the service worker stores. */
export function kept(files, worker) {
  const names = Object.keys(JSON.parse(/FILES = (\{[^}]*\})/.exec(worker)[1]));
  return names
    .map((name) => (name === "./" ? "index.html" : name))
    .filter((name) => files.has(name));
}

/** The total bytes of some files. */
export const sum = (files, names) =>
  [...names].reduce((bytes, name) => bytes + files.get(name).length, 0);
