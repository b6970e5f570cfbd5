import { expose } from 'comlink';
import { readSheets } from './read-sheet.ts';
import { SheetError, type SheetFailure, type SheetTable } from './sheet.ts';

const sheetWorker = {
  /** Reads a file. A failure is a result: an error's class does not survive the way to the page. */
  async read(
    bytes: ArrayBuffer,
    maxRows: number,
  ): Promise<{ sheets: readonly SheetTable[] } | { failure: SheetFailure; line?: number | undefined }> {
    try {
      return { sheets: await readSheets(new Uint8Array(bytes), maxRows) };
    } catch (error) {
      const { failure, line } = error instanceof SheetError ? error : new SheetError('unreadable');
      return { failure, line };
    }
  },
};

export type SheetWorker = typeof sheetWorker;

expose(sheetWorker);
