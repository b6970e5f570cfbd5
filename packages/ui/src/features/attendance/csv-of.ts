import { church } from '@ministerio/content';
import type { Attendance } from '@ministerio/contract';
import { parseAmountCents, REPORT_COLUMNS, reportRows, toCsv } from '@ministerio/contract/domain';

const HEADER = ['Numero membresia', ...REPORT_COLUMNS, `Monto (${church.currency})`];

/** The report as a table for a spreadsheet: also the number, and the contribution's amount where it is one (R28, R36). */
export function csvOf(records: readonly Attendance[]): Blob {
  const shown = reportRows(records);
  const rows = records.map((record, index) => {
    const cents = parseAmountCents(record.aporte ?? '', church.currency);
    return [
      record.user?.codigo ?? 'Sin membresia',
      ...(shown[index] ?? []),
      cents === null ? null : cents / 100,
    ];
  });
  return new Blob([toCsv(HEADER, rows)], { type: 'text/csv;charset=utf-8' });
}
