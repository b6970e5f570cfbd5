export interface SheetRow {
  /** Row number as in a spreadsheet program: from 1, empty rows included. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The non-empty rows of a file. */
export type Sheet = readonly SheetRow[];

/** Why a file could not be read. */
export type SheetFailure = 'too-large' | 'too-many-rows' | 'empty' | 'old-excel' | 'unreadable';

/** A file that is no table, or exceeds a limit. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly failure: SheetFailure;

  constructor(failure: SheetFailure, options?: ErrorOptions) {
    super(`ui/sheet: the file cannot be read (${failure}).`, options);
    this.failure = failure;
  }
}

/** Rows from lists of cells: empty ones are left out, but counted. */
export function toSheet(table: readonly (readonly string[])[]): Sheet {
  const rows = table.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }));
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}
