import type { Closing } from '@ministerio/contract';
import { formatAmount, formatDate, monthAndYear } from '@ministerio/contract/domain';
import type { jsPDF } from 'jspdf';
import { countedBy, differenceOf, ministryTable, pileTable } from '../closing-report.ts';
import { FONT, type PdfFonts } from './fonts.ts';
import { drawable } from './letters.ts';
import { numbersTable } from './numbers-table.ts';
import { type Letterhead, MARGIN_MM, numberPages, openDocument } from './page-look.ts';

/** Content of the page to sign. */
export interface ClosingReport extends Letterhead {
  readonly closing: Closing;
  /** When it is made, in words: '25-11-2026, 10:42'. */
  readonly made: string;
}

const HEAD_PT = 9.5;
const HEAD_LINE_MM = 5;
/** Room for two signatures. */
const SIGNATURES_MM = 34;
const LINE_MM = 70;

/** A closed month as a PDF to sign: recorded, counted, the difference, the notes and coins, the adjustments, two names. */
export function closingDocument(
  { closing, church, product, made, mark }: ClosingReport,
  fonts: PdfFonts,
): jsPDF {
  const { mes, moneda, registrado, contado, ajustes, nota, por, testigo } = closing;
  const amount = (cents: number) => formatAmount(cents, moneda);
  const title = `Cierre de ${monthAndYear(mes)}`;
  const lines = [
    church,
    `Contado por: ${countedBy(closing)}. Hecho el ${made}.`,
    ...(nota ? [`Nota: ${nota}`] : []),
  ];
  const { doc, top } = openDocument({ title, product, mark, lines }, fonts);

  let below = numbersTable(doc, top, {
    head: ['Aportes', 'Monto'],
    body: [
      ['Registrado', amount(registrado)],
      ['Contado', amount(contado)],
    ],
    foot: differenceOf({ recorded: registrado, counted: contado }, moneda),
  });
  below = numbersTable(doc, below, pileTable(closing, moneda));
  below = numbersTable(doc, below, ministryTable(closing, moneda));
  below = numbersTable(doc, below, {
    head: ['Ajustes', 'Motivo', 'Monto'],
    body: ajustes.map(({ fecha, motivo, centavos }) => [
      fecha === null ? 'Del mes' : formatDate(fecha),
      motivo,
      amount(centavos),
    ]),
    foot: ['', 'Con los ajustes', amount(ajustes.reduce((sum, { centavos }) => sum + centavos, registrado))],
    texts: 2,
  });
  signatures(doc, below, [por ?? '', testigo ?? '']);
  numberPages(doc, drawable(title), null);
  return doc;
}

/** Two lines to sign on, with the names below; on a page of their own where this one is full. */
function signatures(doc: jsPDF, startY: number, names: readonly [string, string]): void {
  const { pageSize } = doc.internal;
  const isFull = startY + SIGNATURES_MM > pageSize.getHeight() - 2 * MARGIN_MM;
  if (isFull) doc.addPage();
  const line = (isFull ? MARGIN_MM : startY) + SIGNATURES_MM / 2;
  doc.setFont(FONT, 'normal').setFontSize(HEAD_PT);
  for (const [index, name] of names.entries()) {
    const left = index === 0 ? MARGIN_MM : pageSize.getWidth() - MARGIN_MM - LINE_MM;
    doc.line(left, line, left + LINE_MM, line);
    const lines: string[] = doc.splitTextToSize(drawable(name === '' ? 'Firma' : name), LINE_MM);
    doc.text(lines, left, line + HEAD_LINE_MM);
  }
}
