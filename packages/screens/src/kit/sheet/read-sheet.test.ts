import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheets } from './read-sheet.ts';
import { makeXlsx } from './test/make-xlsx.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = async (bytes: Uint8Array) => (await readSheets(bytes, 5001))[0]?.rows ?? [];
const cells = async (bytes: Uint8Array) => (await read(bytes)).map((row) => row.cells);

/** Windows-1252 for the letters of these tests, which are all below 256. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat()]);

describe('CSV', () => {
  it.each([
    ['commas', bytesOf('Nombre,Apellido\nJosé,Núñez\n')],
    ['semicolons', bytesOf('Nombre;Apellido\r\nJosé;Núñez\r\n')],
    ['tabs', bytesOf('Nombre\tApellido\nJosé\tNúñez')],
    ['a byte order mark', bytesOf('\ufeffNombre;Apellido\nJosé;Núñez')],
    ['Windows-1252', latin('Nombre;Apellido\r\nJosé;Núñez\r\n')],
    ['UTF-16', utf16('Nombre\tApellido\r\nJosé\tNúñez\r\n')],
    ['quotes', bytesOf('"Nombre","Apellido"\n"José"," Núñez "\n')],
    ['another separator in quotes', bytesOf('"Nombre";"Apellido"\nJosé;Núñez')],
    ['the line that Excel begins with', bytesOf('sep=;\nNombre;Apellido\nJosé;Núñez')],
  ])('with %s', async (_what, bytes) => {
    expect(await cells(bytes)).toEqual([
      ['Nombre', 'Apellido'],
      ['José', 'Núñez'],
    ]);
  });

  it('keeps separators, quotes and line breaks inside quotes', async () => {
    const text = 'Nombre;Nota\n"Ana ""la alta""";"uno;\ndos"\nEva;x';
    expect(await cells(bytesOf(text))).toEqual([
      ['Nombre', 'Nota'],
      ['Ana "la alta"', 'uno;\ndos'],
      ['Eva', 'x'],
    ]);
  });

  it('counts empty rows and leaves them out', async () => {
    const rows = await read(bytesOf('Nombre;Apellido\n\n;\nJosé;Núñez\n\n'));
    expect(rows.map(({ line }) => line)).toEqual([1, 4]);
  });

  it('keeps zeros before a number', async () => {
    expect(await cells(bytesOf('Código;Nombre\n00482;Ana'))).toContainEqual(['00482', 'Ana']);
  });
});

describe('Excel', () => {
  it('reads texts and numbers as texts, with the rows of the sheet', async () => {
    const rows = await read(makeXlsx([['Código', 'Nombre'], [], [10482, 'José & <Núñez>'], ['00517', '']]));
    expect(rows).toEqual([
      { line: 1, cells: ['Código', 'Nombre'] },
      { line: 3, cells: ['10482', 'José & <Núñez>'] },
      { line: 4, cells: ['00517', ''] },
    ]);
  });

  it('writes large numbers out', async () => {
    expect(
      await cells(
        makeXlsx([
          ['a', 'b'],
          [1e21 / 1e3, 48_210_573],
        ]),
      ),
    ).toContainEqual(['1000000000000000000', '48210573']);
  });

  it('reads 5,000 rows without a worker of its own', async () => {
    const table = Array.from({ length: 5000 }, (_, row) => [row, `Nombre ${row}`, `correo${row}@ejemplo.bo`]);
    expect(await read(makeXlsx(table))).toHaveLength(5000);
  });
});

describe('what is no list', () => {
  it.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['empty rows', bytesOf('\n;;\n'), 'empty'],
    ['an old Excel file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'old-excel'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1), 'unreadable'],
    ['a broken archive', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3), 'unreadable'],
    ['an archive of something else', zipSync({ 'a.xml': strToU8('<a/>') }), 'unreadable'],
    ['a sheet of broken XML', zipSync({ 'xl/workbook.xml': strToU8('<a') }), 'unreadable'],
    ['5,002 rows', bytesOf('a;b\n'.repeat(5002)), 'too-many-rows'],
  ])('%s: %s', async (_what, bytes, failure) => {
    await expect(readSheets(bytes, 5001)).rejects.toMatchObject({ failure });
  });

  it('an archive that unpacks to more than any list', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(101 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(200_000);
    await expect(readSheets(bomb, 5001)).rejects.toMatchObject({ failure: 'too-large' });
  });
});
