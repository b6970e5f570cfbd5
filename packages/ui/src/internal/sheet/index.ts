export { openSheet } from './open-sheet.ts';
export { type Sheet, SheetError, type SheetFailure, type SheetRow } from './sheet.ts';
