import type { Attendance, CountedDay } from '@ministerio/contract';
import {
  type DateRange,
  dateAt,
  reportFileName,
  reportTitle,
  sumByDay,
  textKey,
  timeAt,
} from '@ministerio/contract/domain';
import { ArtworkContext } from '@ministerio/ui/composed/picture';
import { toast } from '@ministerio/ui/primitives/toast';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { saveFile } from '../kit/save-file.ts';
import { useServices } from '../kit/services/index.ts';
import { shareFile } from '../kit/share-file.ts';
import { csvOf, csvOfRange } from './csv-of.ts';
import type { DownloadKind } from './view/attendance-filter/attendance-filter.tsx';

/** From this many rows on a PDF takes long enough to need a progress bar. */
const LONG_REPORT_ROWS = 500;

/** Content of a file. */
export interface DownloadContent {
  readonly records: readonly Attendance[];
  /** Name of the ministry, or 'Sin categoría'. */
  readonly category: string;
  /** Name of the ministry whose emblem marks a report of a range; null for the church's own mark. */
  readonly ministry: string | null;
  /** YYYY-MM-DD, '' for every day, or a range. */
  readonly days: string | DateRange;
  /** The whole church's day in words; null for no such line, as of a range. */
  readonly day: string | null;
  /** The whole church's days of a range, newest first. */
  readonly counted: readonly CountedDay[];
}

/**
 * Creates files of every row of the selected ministry and days (decisions section 4). The PDF code is loaded
 * on first use. Leaving the screen cancels the file.
 * @returns the `kind` of the file in progress, and the `progress` of a long PDF, 0 to 1; null for none.
 */
export function useDownload({ records, category, ministry, days, day, counted }: DownloadContent) {
  const { church, now } = useServices();
  const artwork = useContext(ArtworkContext);
  const [kind, setKind] = useState<DownloadKind | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  const cancel = useCallback(() => controllerRef.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function start(wanted: DownloadKind) {
    if (kind !== null) return;
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    setKind(wanted);
    setProgress(wanted !== 'csv' && records.length > LONG_REPORT_ROWS ? 0 : null);
    try {
      if (wanted === 'csv') saveFile(csv(), reportFileName(category, days, 'csv'));
      else {
        const [file, name] = [await pdf(signal), reportFileName(category, days, 'pdf')];
        if (wanted === 'pdf') saveFile(file, name);
        else await share(new File([file], name, { type: file.type }));
      }
    } catch {
      if (!signal.aborted) {
        toast.error('No se pudo crear el archivo. Revisa tu conexión e inténtalo de nuevo.');
      }
    } finally {
      setKind(null);
      setProgress(null);
    }
  }

  async function share(file: File): Promise<void> {
    // The press may be too long ago for the sheet.
    await shareFile(file, reportTitle(category, days)).catch(() => saveFile(file, file.name));
  }

  function csv(): Blob {
    return typeof days === 'object' ? csvOfRange(records, church, counted) : csvOf(records, church, day);
  }

  async function pdf(signal: AbortSignal): Promise<Blob> {
    const { attendancePdf } = await import('../kit/pdf/attendance-pdf.ts');
    const { product, currency, name, timeZone } = church;
    const report = { records, category, product, currency };
    const onProgress = (done: number) => setProgress((previous) => (previous === null ? null : done));
    if (typeof days !== 'object') {
      return attendancePdf({ ...report, date: days || undefined, day }, { signal, onProgress });
    }
    const made = `${dateAt(now(), timeZone)}, ${timeAt(now(), timeZone)}`;
    const { loadMark } = await import('../kit/pdf/load-mark.ts');
    const mark = await loadMark(artwork?.mark?.(ministry === null ? null : textKey(ministry)));
    const summary = { range: days, church: name, made, mark, days: sumByDay(records, currency), counted };
    return attendancePdf({ ...report, ...summary }, { signal, onProgress });
  }

  return { kind, progress, start: (wanted: DownloadKind) => void start(wanted), cancel };
}
