import type { Sheet, SheetTable } from '../sheet.ts';

/** A sheet that was read without anything to say about it. */
export const makeSheet = (rows: Sheet): SheetTable => ({ name: '', rows, unshown: [], swallowing: null });
