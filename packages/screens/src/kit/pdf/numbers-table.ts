import type { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import { drawable } from './letters.ts';
import { tableLook } from './page-look.ts';

const GAP_MM = 8;

/** A table of numbers. */
export interface NumbersTable {
  readonly head: readonly string[];
  readonly body: readonly (readonly string[])[];
  /** Sums of the columns. @default none */
  readonly foot?: readonly string[];
  /** Columns that are texts and not numbers, from the left. @default 1 */
  readonly texts?: number;
}

/**
 * Draws a table whose numbers end at the right; none without rows.
 * @param startY - where it starts, in millimetres.
 * @returns where what comes next starts, in millimetres.
 */
export function numbersTable(
  doc: jsPDF,
  startY: number,
  { head, body, foot, texts = 1 }: NumbersTable,
): number {
  if (body.length === 0) return startY;
  let end = startY;
  autoTable(doc, {
    ...tableLook,
    head: [head.map(drawable)],
    body: body.map((row) => row.map(drawable)),
    ...(foot === undefined ? {} : { foot: [foot.map(drawable)] }),
    showFoot: 'lastPage',
    footStyles: { fontStyle: 'bold', lineWidth: 0 },
    startY,
    didParseCell: ({ cell, column }) => {
      if (column.index < texts) return;
      cell.styles.halign = 'right';
      // A long text beside it would break an amount in two.
      if (texts > 1) cell.styles.cellWidth = 'wrap';
    },
    didDrawPage: ({ cursor }) => {
      end = cursor?.y ?? end;
    },
  });
  return end + GAP_MM;
}
