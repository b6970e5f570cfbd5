import type { CountedDay } from '@ministerio/contract';
import {
  type DateRange,
  type DaySum,
  formatAmount,
  formatDate,
  groupThousands,
  REPORT_COLUMNS,
  rangeWords,
  reportRows,
  reportTitle,
  sumOfParts,
  weekdayName,
  weekdayOf,
} from '@ministerio/contract/domain';
import type { jsPDF } from 'jspdf';
import { autoTable } from 'jspdf-autotable';
import type { AttendanceReport } from './attendance-document.ts';
import type { PdfFonts } from './fonts.ts';
import { drawable } from './letters.ts';
import { numbersTable } from './numbers-table.ts';
import { type Letterhead, numberPages, openDocument, tableLook } from './page-look.ts';
import { countCells } from './progress-share.ts';

/** Content of a report of some days. */
export interface RangeReport extends Letterhead, Pick<AttendanceReport, 'records' | 'category' | 'currency'> {
  readonly range: DateRange;
  /** When it is made, in words: '25-11-2026, 10:42'. */
  readonly made: string;
  /** Days of `records`, newest first. */
  readonly days: readonly DaySum[];
  /** The whole church's days, newest first. */
  readonly counted: readonly CountedDay[];
}

/** A day of a table: 'sábado 21-11-2026'. */
const dayCell = (date: string) => `${weekdayName(weekdayOf(date))} ${formatDate(date)}`;

/**
 * The attendance of a range of days as a PDF: the mark, the church, the range and when it was made; the days of the ministry, the
 * whole church's days, the ministries of each day, and every record. Sums come from the same functions as the screen's.
 * @param onProgress - called with the share that is done, 0 to 1.
 */
export function rangeDocument(
  report: RangeReport,
  fonts: PdfFonts,
  onProgress: (share: number) => void = () => undefined,
): jsPDF {
  const { records, category, range, church, made, mark, product, currency, days, counted } = report;
  const cells = countCells(records.length * REPORT_COLUMNS.length, onProgress);
  const lines = [church, `Del ${rangeWords(range)}. Hecho el ${made}.`];
  const { doc, top } = openDocument({ title: reportTitle(category, range), product, mark, lines }, fonts);

  const total = sumOfParts(days);
  const sum = (of: (day: CountedDay) => number) =>
    groupThousands(counted.reduce((soFar, day) => soFar + of(day), 0));
  let below = numbersTable(doc, top, {
    head: ['Día', 'Asistencias', 'Aportes', 'Sin monto'],
    body: days.map(({ date, ...day }) => [dayCell(date), ...sumCells(day, currency)]),
    foot: ['Total', ...sumCells(total, currency)],
  });
  below = numbersTable(doc, below, {
    head: ['En toda la iglesia', 'Con número', 'Primera vez', 'Visitas', 'Sin nombre'],
    body: counted.map((day) => [
      dayCell(day.fecha),
      ...[day.conNumero, day.primeraVez, day.visitas, day.sinNombre].map(groupThousands),
    ]),
    foot: [
      'Total',
      sum((day) => day.conNumero),
      sum((day) => day.primeraVez),
      sum((day) => day.visitas),
      sum((day) => day.sinNombre),
    ],
  });
  below = numbersTable(doc, below, {
    head: ['Por ministerio', 'Ministerio', 'Asistencias', 'Aportes', 'Sin monto'],
    body: counted.flatMap(({ fecha, ministerios }) =>
      ministerios.map(({ nombre, asistencias: marks, centavos: cents, sinMonto: withoutAmount }) => [
        dayCell(fecha),
        nombre,
        ...sumCells({ marks, cents, withoutAmount }, currency),
      ]),
    ),
    texts: 2,
  });
  autoTable(doc, {
    ...tableLook,
    head: [[...REPORT_COLUMNS]],
    body: reportRows(records).map((row) => row.map(drawable)),
    startY: below,
    didParseCell: (cell) => {
      cells.read();
      if (cell.column.index === 4) cell.cell.styles.halign = 'right';
    },
    willDrawCell: () => cells.drawn(),
    columnStyles: { 2: { cellWidth: 26 }, 3: { cellWidth: 18 }, 4: { cellWidth: 44 } },
  });
  const [marks, amount, withoutAmount] = sumCells(total, currency);
  const nouns = total.marks === 1 ? 'asistencia' : 'asistencias';
  const without = total.withoutAmount === 0 ? '' : ` · ${withoutAmount} sin monto`;
  numberPages(doc, drawable(`${marks} ${nouns} · ${amount} en aportes${without}`), null);
  return doc;
}

function sumCells(sum: Omit<DaySum, 'date'>, currency: string): string[] {
  return [groupThousands(sum.marks), formatAmount(sum.cents, currency), groupThousands(sum.withoutAmount)];
}
