import type { ImportCandidate } from '@ministerio/contract';
import {
  guessColumns,
  IMPORT_FIELDS,
  IMPORT_LABELS,
  IMPORT_MAX_ROWS,
  IMPORT_OPTIONAL,
  type ImportColumns,
  type ImportField,
  KINSHIPS,
  kinshipOfTitle,
  looksLikeTitles,
} from '@ministerio/contract/domain';
import type { Sheet } from '../../internal/sheet/sheet.ts';
import type { FileColumn } from './view/import-state.ts';

/** A parsed file and how to interpret it. */
export interface ImportDraft {
  readonly fileName: string;
  readonly rows: Sheet;
  readonly hasTitles: boolean;
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

/** A new draft with guessed columns. */
export function draftOf(fileName: string, rows: Sheet): ImportDraft {
  const [first] = rows;
  const hasTitles = first !== undefined && looksLikeTitles(first.cells);
  const columns = guessColumns(hasTitles ? first.cells : []);
  return { fileName, rows, hasTitles, columns, corrections: new Map() };
}

/** The rows without the titles. */
export function memberRows({ rows, hasTitles }: ImportDraft): Sheet {
  return hasTitles ? rows.slice(1) : rows;
}

/** The columns of the file with their first values. */
export function fileColumns(draft: ImportDraft): readonly FileColumn[] {
  const [first] = draft.rows;
  const width = draft.rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const members = memberRows(draft);
  return Array.from({ length: width }, (_, column) => {
    const title = draft.hasTitles ? (first?.cells[column] ?? '') : '';
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
    (field) => !IMPORT_OPTIONAL.includes(field) && draft.columns[field] === null,
  );
  if (missing.length === 0) return null;
  return `Elige la columna de: ${missing.map((field) => IMPORT_LABELS[field]).join(', ')}.`;
}

/** The kinship that the title of the guardians' names says: 'Madre'. Empty where it says none, or a column does. */
export function titledKinship({
  rows,
  hasTitles,
  columns,
}: Pick<ImportDraft, 'rows' | 'hasTitles' | 'columns'>): string {
  const { tutorNombre, tutorParentesco } = columns;
  if (!hasTitles || tutorNombre === null || tutorParentesco !== null) return '';
  const kinship = kinshipOfTitle(rows[0]?.cells[tutorNombre] ?? '');
  return kinship === null ? '' : KINSHIPS[kinship];
}

/** The members of a draft, with corrections applied. */
export function candidatesOf(draft: ImportDraft): readonly ImportCandidate[] {
  const kinship = titledKinship(draft);
  return memberRows(draft).map(({ line, cells }) => {
    const read = (field: ImportField) => {
      const column = draft.columns[field];
      return draft.corrections.get(cellKey(line, field)) ?? (column === null ? '' : (cells[column] ?? ''));
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
