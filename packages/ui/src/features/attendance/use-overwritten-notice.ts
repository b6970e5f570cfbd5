import { type Attendance, listAudit } from '@ministerio/contract';
import { useCallback, useRef } from 'react';
import { useServices } from '../../connected/services/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { overwrittenAporte } from './overwritten-aporte.ts';

const NOTICE_MS = 8000;
/** More than a desk's worth of saves between two of ours. */
const LOOKED_AT = 50;

/**
 * Says whose contribution a save has just replaced, if its author had not seen it. Needs our own server's audit log;
 * a backend without one is asked once and then left alone.
 */
export function useOverwrittenNotice(): (record: Attendance) => Promise<void> {
  const { client } = useServices();
  const hasLog = useRef(true);
  return useCallback(
    async (record) => {
      if (!hasLog.current) return;
      try {
        const entries = await client.call(listAudit, {
          query: { action: 'aporte_edited', limit: LOOKED_AT },
        });
        const found = overwrittenAporte(entries, String(record.id), record.aporte);
        if (!found) return;
        toast.info(`${found.actor} ya había guardado «${found.aporte}». Quedó lo que escribiste tú.`, {
          durationMs: NOTICE_MS,
        });
      } catch {
        hasLog.current = false;
      }
    },
    [client],
  );
}
