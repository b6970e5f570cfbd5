import type { Attendance } from '@ministerio/contract';
import { reportFileName } from '@ministerio/contract/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../connected/services/index.ts';
import { saveFile } from '../../internal/save-file.ts';
import { toast } from '../../primitives/toast/index.ts';
import { csvOf } from './csv-of.ts';

/** From this many rows on a PDF takes long enough to need a progress bar. */
const LONG_REPORT_ROWS = 500;

type Format = 'pdf' | 'csv';

/**
 * Creates files of every row of the selected ministry and day (decisions section 4). The PDF code is loaded
 * on first use. Leaving the screen cancels the file.
 * @param date - YYYY-MM-DD, or '' for every day.
 * @param day - the whole church's day in words; null for no such line.
 * @returns the `format` of the file in progress, and the `progress` of a long PDF, 0 to 1; null for none.
 */
export function useDownload(
  records: readonly Attendance[],
  category: string,
  date: string,
  day: string | null,
) {
  const { church } = useServices();
  const [format, setFormat] = useState<Format | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const cancel = useCallback(() => controllerRef.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function start(kind: Format) {
    if (format !== null) return;
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    setFormat(kind);
    setProgress(kind === 'pdf' && records.length > LONG_REPORT_ROWS ? 0 : null);
    try {
      saveFile(await make(kind, signal), reportFileName(category, date || undefined, kind));
    } catch {
      if (!signal.aborted) {
        toast.error('No se pudo crear el archivo. Revisa tu conexión e inténtalo de nuevo.');
      }
    } finally {
      setFormat(null);
      setProgress(null);
    }
  }

  async function make(kind: Format, signal: AbortSignal): Promise<Blob> {
    if (kind === 'csv') return csvOf(records, church.currency, day);
    const { attendancePdf } = await import('../../internal/pdf/attendance-pdf.ts');
    const { product, currency } = church;
    const report = { records, category, date: date || undefined, product, currency, day };
    const onProgress = (done: number) => setProgress((previous) => (previous === null ? null : done));
    return attendancePdf(report, { signal, onProgress });
  }

  return { format, progress, start: (kind: Format) => void start(kind), cancel };
}
