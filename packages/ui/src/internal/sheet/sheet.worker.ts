import { expose } from 'comlink';
import { readSheet } from './read-sheet.ts';
import { type Sheet, SheetError, type SheetFailure } from './sheet.ts';

const sheetWorker = {
  /** Reads a file. A failure is a result: an error's class does not survive the way to the page. */
  async read(bytes: ArrayBuffer, maxRows: number): Promise<Sheet | { readonly failure: SheetFailure }> {
    try {
      return await readSheet(new Uint8Array(bytes), maxRows);
    } catch (error) {
      return { failure: error instanceof SheetError ? error.failure : 'unreadable' };
    }
  },
};

export type SheetWorker = typeof sheetWorker;

expose(sheetWorker);
