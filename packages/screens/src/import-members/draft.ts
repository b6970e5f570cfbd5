import type { ImportCandidate } from '@ministerio/contract';
import {
  guessColumns,
  IMPORT_FIELDS,
  IMPORT_LABELS,
  IMPORT_MAX_ROWS,
  IMPORT_REQUIRED,
  type ImportColumns,
  type ImportField,
  KINSHIPS,
  kinshipOfTitle,
  secondSurnameColumn,
  titleRowOf,
  wholeNameColumn,
} from '@ministerio/contract/domain';
import type { Sheet, SheetTable } from '../kit/sheet/sheet.ts';
import type { FileColumn } from './view/import-state.ts';

/** A parsed file and how to interpret it. */
export interface ImportDraft extends SheetTable {
  readonly fileName: string;
  /** The file's sheets, of which this is one. */
  readonly sheets: readonly SheetTable[];
  /** Index of the row of titles; null for none. */
  readonly titleRow: number | null;
  readonly columns: ImportColumns;
  /** Corrected values by {@link cellKey}. */
  readonly corrections: ReadonlyMap<string, string>;
}

const SAMPLES = 3;
const LETTERS = 26;

/** Key of one cell of the file. */
export function cellKey(line: number, field: ImportField): string {
  return `${line}-${field}`;
}

/** A new draft of a sheet, with guessed columns. */
export function draftOf(fileName: string, sheet: SheetTable, sheets: readonly SheetTable[]): ImportDraft {
  const titleRow = titleRowOf(sheet.rows.map(({ cells }) => cells));
  const columns = guessColumns(titlesOf({ ...sheet, titleRow }));
  return { ...sheet, fileName, sheets, titleRow, columns, corrections: new Map() };
}

type Titled = Pick<ImportDraft, 'rows' | 'titleRow'>;

/** The titles of the columns; none without a row of titles. */
export function titlesOf({ rows, titleRow }: Titled): readonly string[] {
  return titleRow === null ? [] : (rows[titleRow]?.cells ?? []);
}

/** The rows below the titles. */
export function memberRows({ rows, titleRow }: Titled): Sheet {
  return titleRow === null ? rows : rows.slice(titleRow + 1);
}

const FORMATTED: readonly ImportField[] = ['codigo', 'telefono', 'tutorTelefono'];

/** Remarks that a person has to read before the list is checked. */
export function remarksOf(draft: ImportDraft): readonly string[] {
  const { columns, unshown, swallowing } = draft;
  const titles = titlesOf(draft);
  const remarks = FORMATTED.filter((field) => unshown.includes(columns[field] ?? -1)).map(
    (field) =>
      `${IMPORT_LABELS[field]}: Excel muestra estos números con un formato que aquí no se lee. Compáralos con los de tu lista; si no son iguales, dale a la columna formato de texto y escríbelos como se ven.`,
  );
  const wholeName = wholeNameColumn(titles, columns);
  if (wholeName !== null) {
    remarks.push(
      `La columna «${titles[wholeName]}» trae nombres y apellidos juntos, y aquí no se pueden separar sin equivocarse. En tu lista, ponlos en dos columnas, Nombres y Apellidos, y elige el archivo otra vez.`,
    );
  }
  if (swallowing !== null) {
    remarks.push(
      `En la fila ${swallowing} hay una celda que parece tener otras filas adentro. Revisa sus comillas (") en tu lista: esas personas no se importarían.`,
    );
  }
  return remarks;
}

/** The columns of the file with their first values. */
export function fileColumns(draft: ImportDraft): readonly FileColumn[] {
  const titles = titlesOf(draft);
  const width = draft.rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const members = memberRows(draft);
  return Array.from({ length: width }, (_, column) => {
    const title = titles[column] ?? '';
    const samples: string[] = [];
    for (const { cells } of members) {
      const cell = cells[column] ?? '';
      if (cell !== '' && samples.push(cell) === SAMPLES) break;
    }
    return { title: title === '' ? `Columna ${columnLetter(column)}` : title, samples };
  });
}

/** Why a draft cannot be checked yet, or null. The username may be missing: it is derived from the name. */
export function missingColumns(draft: ImportDraft): string | null {
  const rows = memberRows(draft).length;
  if (rows === 0) return 'El archivo no tiene filas debajo de los títulos.';
  if (rows > IMPORT_MAX_ROWS)
    return `El archivo tiene más de ${IMPORT_MAX_ROWS} filas. Divide la lista en dos archivos.`;
  const missing = IMPORT_FIELDS.filter(
    (field) => IMPORT_REQUIRED.includes(field) && draft.columns[field] === null,
  );
  if (missing.length === 0) return null;
  return `Elige la columna de: ${missing.map((field) => IMPORT_LABELS[field]).join(', ')}.`;
}

/** The kinship that the title of the guardians' names says: 'Madre'. Empty where it says none, or a column does. */
export function titledKinship(draft: Titled & Pick<ImportDraft, 'columns'>): string {
  const { tutorNombre, tutorParentesco } = draft.columns;
  if (tutorNombre === null || tutorParentesco !== null) return '';
  const kinship = kinshipOfTitle(titlesOf(draft)[tutorNombre] ?? '');
  return kinship === null ? '' : KINSHIPS[kinship];
}

/** The members of a draft, with corrections applied. */
export function candidatesOf(draft: ImportDraft): readonly ImportCandidate[] {
  const kinship = titledKinship(draft);
  const secondSurname = secondSurnameColumn(titlesOf(draft), draft.columns);
  return memberRows(draft).map(({ line, cells }) => {
    const read = (field: ImportField) => {
      const column = draft.columns[field];
      const cell = column === null ? '' : (cells[column] ?? '');
      const second = field === 'apellido' && secondSurname !== null ? (cells[secondSurname] ?? '') : '';
      return draft.corrections.get(cellKey(line, field)) ?? `${cell} ${second}`.trim();
    };
    const values = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, read(field)]));
    // Of a row without a guardian's name the title says nothing.
    if (read('tutorNombre').trim() !== '') values.tutorParentesco ||= kinship;
    return { line, values: values as ImportCandidate['values'] };
  });
}

/** A column's letters as in spreadsheets: A, B, … Z, AA. */
function columnLetter(column: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (column % LETTERS));
  return column < LETTERS ? letter : columnLetter(Math.floor(column / LETTERS) - 1) + letter;
}
