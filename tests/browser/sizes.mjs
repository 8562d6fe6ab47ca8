// What the files of a site weigh on the way to a phone, for the tests and the bench.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** As small as brotli makes it; hosts that compress beforehand send it so. */
export function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Every file of a directory by its relative path, as brotli makes it. */
export function compressed(directory) {
  const files = new Map();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    files.set(path.slice(directory.length + 1), brotli(readFileSync(path)));
  }
  return files;
}

/** The files that the service worker keeps. */
export function kept(files, worker) {
  const names = Object.keys(JSON.parse(/FILES = (\{[^}]*\})/.exec(worker)[1]));
  return names
    .map((name) => (name === "./" ? "index.html" : name))
    .filter((name) => files.has(name));
}

/** The bytes of some files together. */
export const sum = (files, names) =>
  [...names].reduce((bytes, name) => bytes + files.get(name).length, 0);
