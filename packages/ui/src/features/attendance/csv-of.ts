import type { Attendance } from '@ministerio/contract';
import { parseAmountCents, REPORT_COLUMNS, reportRows, toCsv } from '@ministerio/contract/domain';

/**
 * The report for a spreadsheet, with the membership number and the amount of each aporte that is one (R28, R36).
 * @param currency - the church's sign, `Bs`
 */
export function csvOf(records: readonly Attendance[], currency: string): Blob {
  const header = ['Numero membresia', ...REPORT_COLUMNS, `Monto (${currency})`];
  const shown = reportRows(records);
  const rows = records.map((record, index) => {
    const cents = parseAmountCents(record.aporte ?? '', currency);
    return [
      record.user?.codigo ?? 'Sin membresia',
      ...(shown[index] ?? []),
      cents === null ? null : cents / 100,
    ];
  });
  return new Blob([toCsv(header, rows)], { type: 'text/csv;charset=utf-8' });
}
