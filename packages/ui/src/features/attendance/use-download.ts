import type { Attendance } from '@ministerio/contract';
import { reportFileName } from '@ministerio/contract/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../connected/services/index.ts';
import { saveFile } from '../../internal/save-file.ts';
import { toast } from '../../primitives/toast/index.ts';
import { csvOf } from './csv-of.ts';

/** From here on a PDF takes long enough to show how far it has come. */
const LONG = 500;

/** A file with what the screen shows. */
export interface Download {
  /** The file that is being made, or null. */
  readonly making: 'pdf' | 'csv' | null;
  /** What is done of a file that takes long, 0 to 1; null for others. */
  readonly share: number | null;
  readonly start: (kind: 'pdf' | 'csv') => void;
  /** Gives up the file that is being made. */
  readonly cancel: () => void;
}

/**
 * Makes files of every row of the chosen ministry and day (decisions section 4). What makes PDFs is heavy and comes
 * with the first one. Leaving the screen gives the file up.
 * @param date - YYYY-MM-DD, or '' for every day.
 */
export function useDownload(records: readonly Attendance[], category: string, date: string): Download {
  const { church } = useServices();
  const [making, setMaking] = useState<'pdf' | 'csv' | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const work = useRef<AbortController | null>(null);
  const cancel = useCallback(() => work.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function start(kind: 'pdf' | 'csv') {
    if (making !== null) return;
    const controller = new AbortController();
    const { signal } = controller;
    work.current = controller;
    setMaking(kind);
    setShare(kind === 'pdf' && records.length > LONG ? 0 : null);
    try {
      saveFile(await make(kind, signal), reportFileName(category, date || undefined, kind));
    } catch {
      if (!signal.aborted) {
        toast.error('No se pudo crear el archivo. Revisa tu conexión e inténtalo de nuevo.');
      }
    } finally {
      setMaking(null);
      setShare(null);
    }
  }

  async function make(kind: 'pdf' | 'csv', signal: AbortSignal): Promise<Blob> {
    if (kind === 'csv') return csvOf(records, church.currency);
    const { attendancePdf } = await import('../../internal/pdf/index.ts');
    const { product, currency } = church;
    const report = { records, category, date: date || undefined, product, currency };
    const onProgress = (done: number) => setShare((known) => (known === null ? null : done));
    return attendancePdf(report, { signal, onProgress });
  }

  return { making, share, start: (kind) => void start(kind), cancel };
}
