import type { Sheet, SheetFailure } from './sheet.ts';

/** What the page asks of the worker. */
export interface SheetRequest {
  readonly bytes: ArrayBuffer;
  readonly maxRows: number;
}

/** What the worker answers. */
export type SheetAnswer = { readonly sheet: Sheet } | { readonly failure: SheetFailure };
