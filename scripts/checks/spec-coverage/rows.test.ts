import { describe, expect, it } from 'vitest';
import { readTables } from './rows.ts';

const document = (line: string) => `Words of their own.

| sentence | file | test |
| -------- | ---- | ---- |
${line}
`;
const LINE = 5;

describe('readTables', () => {
  it('reads a sentence’s file and test', () => {
    const { rows, torn } = readTables(document('| A \\| B | [a.test.ts](../src/a.test.ts) | `says so` |'));
    expect(rows).toEqual([{ line: LINE, file: 'src/a.test.ts', title: 'says so' }]);
    expect(torn).toEqual([]);
  });

  it.each([
    ['without its first mark', '#paraiso: path|[a.test.ts](../src/a.test.ts)|says so'],
    ['without its last mark', '| A | [a.test.ts](../src/a.test.ts) | `says so`'],
    ['without a cell', '| A | [a.test.ts](../src/a.test.ts) |'],
    ['with a mark too many', '| A | B | [a.test.ts](../src/a.test.ts) | `says so` |'],
    ['without its sentence', '| | [a.test.ts](../src/a.test.ts) | `says so` |'],
  ])('finds a row %s', (_, line) => {
    expect(readTables(document(line))).toEqual({ rows: [], torn: [LINE] });
  });
});
