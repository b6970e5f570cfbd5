import type { Row } from '../rows.ts';

/** A table in a page, as the measurement steers it. Times are taken outside of it, alike for all. */
export interface TableSubject<Record> {
  /** CSS font families of its text, or nothing for the page's own. */
  readonly font?: string;
  /** The rows as this table's data come to it. */
  readonly records: (rows: readonly Row[]) => readonly Record[];
  /** Renders the table with these records. */
  mount(host: HTMLElement, records: readonly Record[]): void;
  /** Presses the head of the column of names. */
  sortByName(): void;
  /** Looks for a text in every column. */
  search(text: string): void;
  /** Name in the first rendered row; null while there is none. */
  firstName(): string | null;
  /** The element that scrolls. */
  scroller(): Element | null;
}

/** Height of every table's box in CSS pixels. */
export const BOX_PX = 630;
