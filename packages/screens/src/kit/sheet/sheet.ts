import { cleanLine } from '@ministerio/contract/domain';

export interface SheetRow {
  /** Row number as in a spreadsheet program: from 1, empty rows included. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** The non-empty rows of a file. */
export type Sheet = readonly SheetRow[];

/** A sheet of a file, and what a person has to know of how it was read. */
export interface SheetTable {
  /** Empty for a CSV's. */
  readonly name: string;
  readonly rows: Sheet;
  /** Columns with a number that is not shown as Excel shows it. */
  readonly unshown: readonly number[];
  /** The row with a cell that quotation marks seem to have filled with other rows; null for none. */
  readonly swallowing: number | null;
}

/** Why a file could not be read. */
export type SheetFailure = 'too-large' | 'too-many-rows' | 'empty' | 'old-excel' | 'unreadable' | 'quotes';

/** A file that is no table, or exceeds a limit. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly failure: SheetFailure;
  /** The row of the failure. */
  readonly line: number | undefined;

  constructor(failure: SheetFailure, options: ErrorOptions & { readonly line?: number | undefined } = {}) {
    super(`ui/sheet: the file cannot be read (${failure}).`, options);
    this.failure = failure;
    this.line = options.line;
  }
}

/**
 * Rows from lists of cells, cleaned by R13: empty ones are left out, but counted.
 * @throws SheetError - there are none, or more than `maxRows`.
 */
export function toSheet(table: readonly (readonly string[])[], maxRows: number): Sheet {
  const rows = table.map((cells, index) => ({ line: index + 1, cells: cells.map(cleanLine) }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw new SheetError('empty');
  if (filled.length > maxRows) throw new SheetError('too-many-rows');
  return filled;
}
