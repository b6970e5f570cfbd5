import { deleteAttendance, markByNumber, markLate } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { churchClock, formatDate, lateDates } from '@ministerio/contract/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords, succeeds } from '../../connected/failure-words/failure-words.ts';
import { useOwnServer } from '../../connected/own-server/index.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { describeMark } from './describe-mark.ts';
import { useRecentMarks } from './use-recent-marks.ts';
import { AttendanceByNumber as AttendanceByNumberView } from './view/attendance-by-number.tsx';
import type { RecentMark } from './view/recent-mark.ts';

const TOAST_MS = 3000;
const NOT_MARKED = '⚠️ No se pudo marcar la asistencia.';

interface Mark {
  readonly codigo: string;
  /** Day of the paper list, YYYY-MM-DD; null for today. */
  readonly fecha: string | null;
}

/** The server's message if it sent one, else the fixed sentence (spec section 8). */
function markFailure(error: unknown): string {
  const said = error instanceof ApiError ? error.serverMessage : null;
  return said ?? failureWords(error, NOT_MARKED);
}

/**
 * 'Marcar Asistencia' by membership number, with the last ten marks, each of which can be undone for a minute
 * (spec section 2). On our own server also for an earlier day, from a paper list (R35).
 */
export function AttendanceByNumber() {
  const { client, church, now } = useServices();
  const queries = useQueryClient();
  const ownServer = useOwnServer();
  const { marks, addMark, changeMark, removeMark } = useRecentMarks();
  const reloadAttendance = () => void queries.invalidateQueries({ queryKey: queryKeys.attendance });

  const mark = useMutation({
    mutationFn: ({ codigo: codigoMembresia, fecha }: Mark) =>
      fecha === null
        ? client.call(markByNumber, { body: { codigoMembresia } })
        : client.call(markLate, { body: { codigoMembresia, fecha } }),
    onSuccess: (record, { codigo, fecha }) => {
      const described = describeMark(record, codigo, now(), church.timeZone);
      addMark(fecha === null ? described : { ...described, lateDate: formatDate(fecha) });
      const what = fecha === null ? 'Asistencia marcada' : `Asistencia del ${formatDate(fecha)} marcada`;
      toast.success(`${what} exitosamente`, { durationMs: TOAST_MS });
      reloadAttendance();
    },
    onError: (error) => toast.error(markFailure(error), { durationMs: TOAST_MS }),
  });

  const undo = useMutation({
    mutationFn: async ({ recordId }: RecentMark) => {
      if (recordId !== null) await client.call(deleteAttendance, { params: { id: recordId } });
    },
    onMutate: ({ key }) => changeMark(key, { undoing: true }),
    onSuccess: (_, { key, name }) => {
      removeMark(key);
      toast.success(`Se deshizo la asistencia de ${name}`, { durationMs: TOAST_MS });
      reloadAttendance();
    },
    onError: (error, { key }) => {
      changeMark(key, { undoing: false });
      toast.error(failureWords(error, 'No se pudo deshacer la asistencia'));
    },
  });

  return (
    <AttendanceByNumberView
      onMark={(codigo, fecha) => succeeds(mark.mutateAsync({ codigo, fecha }))}
      error={mark.error ? markFailure(mark.error) : null}
      marks={marks}
      {...(ownServer
        ? { onUndo: undo.mutate, lateDates: lateDates(churchClock(now(), church.timeZone).date) }
        : {})}
    />
  );
}
