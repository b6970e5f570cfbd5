import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function cell(value: string | number, column: number, row: number): string {
  const at = `${String.fromCharCode(65 + column)}${row + 1}`;
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  return value === '' ? '' : `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
}

/** An Excel file with one sheet, for tests: numbers as Excel stores them, empty rows as gaps. */
export function makeXlsx(table: readonly (readonly (string | number)[])[]): Uint8Array<ArrayBuffer> {
  const rows = table.map((cells, row) =>
    cells.length === 0
      ? ''
      : `<row r="${row + 1}">${cells.map((value, column) => cell(value, column, row)).join('')}</row>`,
  );
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>;
}
