import type { Attendance } from '@ministerio/contract';
import { parseAmountCents, REPORT_COLUMNS, reportRows, toCsv } from '@ministerio/contract/domain';

/**
 * The report for a spreadsheet, with the membership number and the amount of each aporte that is one (R28, R36).
 * @param currency - the church's sign, `Bs`
 * @param day - the whole church's day in words, as the last line; null for none
 */
export function csvOf(records: readonly Attendance[], currency: string, day: string | null): Blob {
  const header = ['Numero membresia', ...REPORT_COLUMNS, `Monto (${currency})`];
  const shown = reportRows(records);
  const rows: (string | number | null)[][] = records.map((record, index) => {
    const cents = parseAmountCents(record.aporte ?? '', currency);
    return [
      record.user?.codigo ?? 'Sin membresia',
      ...(shown[index] ?? []),
      cents === null ? null : cents / 100,
    ];
  });
  if (day !== null) rows.push([day, ...header.slice(1).map(() => null)]);
  return new Blob([toCsv(header, rows)], { type: 'text/csv;charset=utf-8' });
}
