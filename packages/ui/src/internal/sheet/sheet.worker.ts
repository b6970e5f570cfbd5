import { expose } from 'comlink';
import { readSheet } from './read-sheet.ts';
import { SheetError, type SheetFailure, type SheetFile } from './sheet.ts';

interface Failed {
  readonly failure: SheetFailure;
  readonly line?: number | undefined;
}

const sheetWorker = {
  /** Reads a file. A failure is a result: an error's class does not survive the way to the page. */
  async read(bytes: ArrayBuffer, maxRows: number, sheet?: string): Promise<SheetFile | Failed> {
    try {
      return await readSheet(new Uint8Array(bytes), maxRows, sheet);
    } catch (error) {
      return error instanceof SheetError
        ? { failure: error.failure, line: error.line }
        : { failure: 'unreadable' };
    }
  },
};

export type SheetWorker = typeof sheetWorker;

expose(sheetWorker);
