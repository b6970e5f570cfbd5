import { closeSync, openSync, writeSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Fills one page of a SQLite file with garbage, as a failing disk does. @param page - its number, from 1. */
export function overwritePage(file: string, page: number): void {
  const handle = openSync(file, 'r+');
  try {
    writeSync(handle, Buffer.alloc(PAGE_BYTES, 0xa5), 0, PAGE_BYTES, (page - 1) * PAGE_BYTES);
  } finally {
    closeSync(handle);
  }
}
