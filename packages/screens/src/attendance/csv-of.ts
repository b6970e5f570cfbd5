import type { ChurchSettings } from '@ministerio/content';
import type { Attendance, CountedDay } from '@ministerio/contract';
import {
  formatDate,
  parseAmountCents,
  REPORT_COLUMNS,
  reportRows,
  sumByDay,
  toCsv,
} from '@ministerio/contract/domain';

type Row = (string | number | null)[];
/** The sign of its currency, and how its country separates. */
type Church = Pick<ChurchSettings, 'currency' | 'locale' | 'countryCode'>;

/**
 * The report for a spreadsheet, with the membership number and the amount of each aporte that is one (R28, R36).
 * @param day - the whole church's day in words, as the last line; null for none
 */
export function csvOf(records: readonly Attendance[], church: Church, day: string | null): Blob {
  const rows = rowsOf(records, church.currency);
  const header = headerOf(church.currency);
  if (day !== null) rows.push([day, ...header.slice(1).map(() => null)]);
  return file(header, rows, church);
}

/**
 * The same for a range of days. Below the rows are the totals of each day, of each ministry and of the whole church, each in
 * the columns of its kind: the day under 'Fecha', the money under 'Monto'.
 * @param counted - the whole church's days, newest first
 */
export function csvOfRange(
  records: readonly Attendance[],
  church: Church,
  counted: readonly CountedDay[],
): Blob {
  const { currency } = church;
  const totals = sumByDay(records, currency).map(
    ({ date, marks, cents, withoutAmount }): Row => [
      'Total del día',
      `${marks} asistencias`,
      null,
      formatDate(date),
      null,
      `${withoutAmount} sin monto`,
      cents / 100,
    ],
  );
  const ministries = counted.flatMap(({ fecha, ministerios }) =>
    ministerios.map(
      ({ nombre, asistencias, centavos, sinMonto }): Row => [
        nombre,
        `${asistencias} asistencias`,
        null,
        formatDate(fecha),
        null,
        `${sinMonto} sin monto`,
        centavos / 100,
      ],
    ),
  );
  const whole = counted.map(
    ({ fecha, conNumero, primeraVez, visitas, sinNombre }): Row => [
      'En toda la iglesia',
      `${conNumero} con número`,
      `${primeraVez} por primera vez`,
      formatDate(fecha),
      null,
      `${visitas} visitas + ${sinNombre} sin nombre`,
      null,
    ],
  );
  return file(headerOf(currency), [...rowsOf(records, currency), ...totals, ...ministries, ...whole], church);
}

const headerOf = (currency: string) => ['Numero membresia', ...REPORT_COLUMNS, `Monto (${currency})`];

function rowsOf(records: readonly Attendance[], currency: string): Row[] {
  const shown = reportRows(records);
  return records.map((record, index) => {
    const cents = parseAmountCents(record.aporte ?? '', currency);
    const number = record.user?.codigo ?? 'Sin membresia';
    return [number, ...(shown[index] ?? []), cents === null ? null : cents / 100];
  });
}

function file(header: readonly string[], rows: readonly Row[], church: Church): Blob {
  return new Blob([toCsv(header, rows, church)], { type: 'text/csv;charset=utf-8' });
}
