import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A number with a format of its own. */
interface FormattedNumber {
  readonly number: number;
  readonly format: string;
}

type Table = readonly (readonly (string | number | FormattedNumber)[])[];

function cell(value: Table[number][number], at: string, styleOf: (format: string) => number): string {
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
  if (typeof value === 'object')
    return `<c r="${at}" s="${styleOf(value.format)}"><v>${value.number}</v></c>`;
  return value === '' ? '' : `<c r="${at}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;
}

/** An Excel file for tests: numbers as Excel stores them, empty rows as gaps. @param more - sheets behind the first one. */
export function makeXlsx(
  table: Table,
  ...more: readonly { readonly name: string; readonly table: Table }[]
): Uint8Array<ArrayBuffer> {
  const sheets = [{ name: 'Hoja1', table }, ...more];
  const formats: string[] = ['General'];
  const styleOf = (format: string) => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format);
  };
  const bodies = sheets.map(({ table }) =>
    table
      .map((cells, row) => {
        const at = (column: number) => `${String.fromCharCode(65 + column)}${row + 1}`;
        const filled = cells.map((value, column) => cell(value, at(column), styleOf)).join('');
        return cells.length === 0 ? '' : `<row r="${row + 1}">${filled}</row>`;
      })
      .join(''),
  );
  const each = (part: (number: number, name: string) => string) =>
    sheets.map(({ name }, index) => part(index + 1, escaped(name))).join('');
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((number, name) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts>${formats.map((format, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(format).replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><cellXfs>${formats.map((_, index) => `<xf numFmtId="${164 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      bodies.map((body, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${body}</sheetData></worksheet>`,
      ]),
    ),
  };
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(files)) as Uint8Array<ArrayBuffer>;
}
