import { SheetError, type SheetFailure } from '../../internal/sheet/sheet.ts';

const words: Readonly<Record<SheetFailure, string>> = {
  'too-large': 'El archivo pesa más de 5 MB. Guarda solo la hoja de los miembros, o divide la lista.',
  'too-many-rows': 'El archivo tiene más de 5000 filas. Divide la lista en dos archivos.',
  empty: 'El archivo está vacío.',
  'old-excel': 'Es un Excel antiguo (.xls). Ábrelo y guárdalo como .xlsx o como CSV.',
  unreadable: 'El archivo no es un CSV ni un Excel (.xlsx), o está dañado.',
};

/** Why a file could not be read, in words that say what to do. */
export function sheetWords(error: unknown): string {
  return words[error instanceof SheetError ? error.failure : 'unreadable'];
}
