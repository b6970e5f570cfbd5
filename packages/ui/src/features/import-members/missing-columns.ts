import { IMPORT_FIELDS, IMPORT_LABELS, IMPORT_MAX_ROWS } from '@ministerio/contract/domain';
import { type ImportDraft, memberRows } from './draft.ts';

/** Why a draft cannot be checked yet, or null. A username may be missing: it is made of the name. */
export function missingColumns(draft: ImportDraft): string | null {
  const rows = memberRows(draft).length;
  if (rows === 0) return 'El archivo no tiene filas debajo de los títulos.';
  if (rows > IMPORT_MAX_ROWS)
    return `El archivo tiene más de ${IMPORT_MAX_ROWS} filas. Divide la lista en dos archivos.`;
  const missing = IMPORT_FIELDS.filter((field) => field !== 'username' && draft.columns[field] === null);
  if (missing.length === 0) return null;
  return `Elige la columna de: ${missing.map((field) => IMPORT_LABELS[field]).join(', ')}.`;
}
