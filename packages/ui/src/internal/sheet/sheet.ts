/** A row of a table as it was read. */
export interface SheetRow {
  /** Its number, counted from 1 with the empty ones, as a spreadsheet program shows it. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file that hold anything. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
}

/** Why a file could not be read. */
export type SheetFailure = 'too-large' | 'too-many-rows' | 'empty' | 'old-excel' | 'unreadable';

/** A file that is no table, or one that is more than we take. */
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
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')) };
}
