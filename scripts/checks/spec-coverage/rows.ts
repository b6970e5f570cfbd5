/** One row of a table: a sentence and the test that holds it. */
export interface Row {
  readonly line: number;
  readonly file: string;
  readonly title: string;
}

/** Rows of the document's tables. */
export interface Tables {
  readonly rows: readonly Row[];
  /** Numbers of the lines that have marks of a row and are none: Markdown shows them as text, or without their end. */
  readonly torn: readonly number[];
}

const CELLS = 3;
/** The separator of cells; `\|` is an escaped character. */
const MARK = /(?<!\\)\|/;

/** Cells of a table's line; `null` where it is torn. */
function cellsOf(line: string): string[] | null {
  const [before, ...cells] = line.trim().split(MARK);
  const after = cells.pop();
  if (before !== '' || after !== '' || cells.length !== CELLS) return null;
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

const isHead = ([sentence = '', link = '']: readonly string[]) =>
  /^:?-+:?$/.test(sentence) || link === 'file';

/**
 * Reads the tables of `docs/spec-coverage.md`.
 * @param text - the whole document.
 */
export function readTables(text: string): Tables {
  const rows: Row[] = [];
  const torn: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (!MARK.test(line)) continue;
    const cells = cellsOf(line);
    if (cells === null || cells[0] === '') torn.push(index + 1);
    else if (!isHead(cells)) rows.push(rowOf(index + 1, cells));
  }
  return { rows, torn };
}

function rowOf(line: number, [, link = '', title = '']: readonly string[]): Row {
  const file = /\]\(\.\.\/([^)#]+)\)/.exec(link)?.[1] ?? '';
  return { line, file, title: title.replace(/^`(.*)`$/, '$1') };
}
