import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { csvSeparator, toCsv as toCsvOf, withoutGuard } from './csv.ts';

const peru = { locale: 'es-PE', countryCode: 'PE' };
const bolivia = { locale: 'es-BO', countryCode: 'BO' };
const toCsv = (...[header, rows]: [string[], (string | number | null)[][]]) => toCsvOf(header, rows, peru);

/** A reader as small as the form allows: every cell is quoted, every line ends in CRLF. */
function readCsv(text: string): string[][] {
  const lines = text.slice(1).match(/(?:"(?:[^"]|"")*",?)+\r\n/g) ?? [];
  return lines.map((line) =>
    Array.from(line.matchAll(/"((?:[^"]|"")*)"/g), (match) => (match[1] ?? '').replaceAll('""', '"')),
  );
}

describe('toCsv', () => {
  it('begins with the byte order mark, quotes every cell and ends every line in CRLF', () => {
    const csv = toCsv(
      ['Nombre', 'Aporte'],
      [
        ['Núñez "Pepe"', 1250.5],
        ['a,b;c', null],
      ],
    );
    expect(csv).toBe('\uFEFF"Nombre","Aporte"\r\n"Núñez ""Pepe""","1250.5"\r\n"a,b;c",""\r\n');
  });

  it('has semicolons and decimal commas where the church’s country writes them', () => {
    const csv = toCsvOf(['Nombre', 'Monto'], [['a,b;c', 1250.5]], bolivia);
    expect(csv).toBe('\uFEFF"Nombre";"Monto"\r\n"a,b;c";"1250,5"\r\n');
  });

  test.each([
    ['es-BO', 'BO', ';'],
    ['es', 'BO', ';'],
    ['es-419', 'AR', ';'],
    ['es-ES', 'ES', ';'],
    ['es-PE', 'PE', ','],
    ['es-MX', 'MX', ','],
    // The country decides, whatever kind of Spanish was chosen.
    ['es-ES', 'MX', ','],
  ] as const)('%s of %s separates cells by %s', (locale, countryCode, separator) => {
    expect(csvSeparator({ locale, countryCode })).toBe(separator);
  });

  test.each(['=1', '+59170012345', '@x', '-5'])('takes back what it put before %j', (cell) => {
    expect(withoutGuard(readCsv(toCsv(['x'], [[cell]]))[1]?.[0] ?? '')).toBe(cell);
    expect(withoutGuard("'Ana")).toBe("'Ana");
  });

  test.each([
    ['=1+1'],
    ['+59170000000'],
    ['-5'],
    ['@SUM(A1)'],
    ['\t=1'],
    ['\tx'],
    ['\rx'],
    ['\nx'],
    ['  =1'],
    ['\u00A0=1'],
    ['\u200B=1'],
    ['\uFEFF@x'],
    ['＝1'],
    ['＋1'],
    ['－1'],
    ['＠x'],
  ])('disarms %j', (cell) => {
    expect(readCsv(toCsv(['x'], [[cell]]))[1]).toEqual([`'${cell}`]);
  });

  test.each([['Ana'], ['5-3'], ['a=b'], ["'=1"], ['ana@iglesia.bo'], [''], [' x']])(
    'leaves %j alone',
    (cell) => {
      expect(readCsv(toCsv(['x'], [[cell]]))[1]).toEqual([cell]);
    },
  );

  it('disarms the header too', () => {
    expect(readCsv(toCsv(['=x'], []))).toEqual([["'=x"]]);
  });

  it('writes numbers as amounts, never as text, and nothing for what is no number', () => {
    expect(readCsv(toCsv(['x'], [[-5], [0], [Number.NaN], [Number.POSITIVE_INFINITY]])).slice(1)).toEqual([
      ['-5'],
      ['0'],
      [''],
      [''],
    ]);
  });

  it('can be read back whole, whatever the cells hold', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '""', '\r\n', ',', '",\r\n"', '=1'),
    );
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const [header = [], ...body] = rows;
        const read = readCsv(toCsv(header, body));
        expect(read).toHaveLength(rows.length);
        for (const [line, cells] of rows.entries()) {
          for (const [column, original] of cells.entries()) {
            expect([original, `'${original}`]).toContain(read[line]?.[column]);
          }
        }
      }),
    );
  });

  it('leaves no cell that a spreadsheet would run', () => {
    const dangerous = fc.tuple(
      fc.constantFrom('', ' ', '\t', '\u200B'),
      fc.constantFrom('=', '+', '-', '@', '＝'),
      fc.string(),
    );
    fc.assert(
      fc.property(dangerous, (parts) => {
        expect(readCsv(toCsv(['x'], [[parts.join('')]]))[1]?.[0]?.startsWith("'")).toBe(true);
      }),
    );
  });
});
