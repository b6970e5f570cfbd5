import { deleteAttendance, markByNumber, markLate, readDoorNumbers } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { churchClock, formatDate, lateDates } from '@ministerio/contract/domain';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import type { RecentMark } from '../kit/marking/shown.ts';
import { describeMark, useRecentMarks } from '../kit/marking/use-recent-marks.ts';
import { useDoorHref, useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { describeRefusal, findMarked, markFailure, useDeskSearch } from './desk-answers.ts';
import { AttendanceByNumber as AttendanceByNumberView } from './view/attendance-by-number.tsx';
import type { DeskResult } from './view/desk-result.tsx';

const TOAST_MS = 3000;
/** The line under the field says the same (spec section 9 wants the toast). */
const BESIDE_THE_LINE = { durationMs: TOAST_MS, silent: true } as const;

interface Mark {
  readonly codigo: string;
  /** Day of the paper list, YYYY-MM-DD; null for today. */
  readonly fecha: string | null;
}

/**
 * 'Marcar Asistencia' by membership number, with the last ten marks, each of which can be undone for a minute
 * (spec section 2). On our own server also by name or the end of the number (R42), and for an earlier day, from a paper
 * list (R35).
 * @param props - `folded`: one line where it is shown above a page that is about something else.
 */
export function AttendanceByNumber({ folded = false }: { readonly folded?: boolean }) {
  const { client, church, now } = useServices();
  const queries = useQueryClient();
  const ownServer = useOwnServer();
  const doorHref = useDoorHref();
  const { marks, addMark, changeMark, removeMark } = useRecentMarks(now);
  const [result, setResult] = useState<DeskResult | null>(null);
  const refusals = useRef(0);
  const search = useDeskSearch();
  const { data: numbers } = useCall(queryKeys.doorNumbers, readDoorNumbers, { enabled: ownServer });
  const reloadAttendance = () => void queries.invalidateQueries({ queryKey: queryKeys.attendance });

  const mark = useMutation({
    mutationFn: ({ codigo: codigoMembresia, fecha }: Mark) =>
      fecha === null
        ? client.call(markByNumber, { body: { codigoMembresia } })
        : client.call(markLate, { body: { codigoMembresia, fecha } }),
    onSuccess: (record, { codigo, fecha }) => {
      const described = describeMark(record, codigo, now(), church.timeZone);
      const { name, time } = described;
      const day = fecha === null ? null : formatDate(fecha);
      const key = addMark(day === null ? described : { ...described, lateDate: day });
      const message = `${day === null ? 'Asistencia marcada' : `Asistencia del ${day} marcada`} exitosamente`;
      const when = day === null ? `Marcada a las ${time}` : `Marcada para el ${day}`;
      setResult({ kind: 'marked', key, name, when, message });
      toast.success(message, BESIDE_THE_LINE);
      reloadAttendance();
    },
    onError: (error, { codigo }) => {
      refusals.current += 1;
      const key = `refusal ${refusals.current}`;
      const refusal = describeRefusal(error, codigo, ownServer);
      setResult({ ...refusal, key });
      toast.error(markFailure(error), BESIDE_THE_LINE);
      if (refusal.kind !== 'already' || !ownServer) return;
      const tellWho = (who: Awaited<ReturnType<typeof findMarked>>) =>
        setResult((shown) => (shown?.key === key ? { ...refusal, key, who } : shown));
      // Without an answer the sentence is all there is.
      void findMarked(client, codigo).then(tellWho, () => undefined);
    },
  });

  const undo = useMutation({
    mutationFn: async ({ recordId }: RecentMark) => {
      try {
        if (recordId !== null) await client.call(deleteAttendance, { params: { id: recordId } });
      } catch (error) {
        // The mark is gone already: removed elsewhere, or by an earlier press whose answer was lost.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onMutate: ({ key }) => changeMark(key, { undoing: true }),
    onSuccess: (_, { key, name }) => {
      removeMark(key);
      setResult((shown) => (shown?.key === key ? null : shown));
      toast.success(`Se deshizo la asistencia de ${name}`, { durationMs: TOAST_MS });
      reloadAttendance();
    },
    onError: (error, { key }) => {
      changeMark(key, { undoing: false });
      toast.error(failureWords(error, 'No se pudo deshacer la asistencia'));
    },
  });

  /** @returns whether the next person can come: marked now, or already. */
  async function onMark(codigo: string, fecha: string | null): Promise<boolean> {
    setResult(null);
    try {
      await mark.mutateAsync({ codigo, fecha });
      return true;
    } catch (error) {
      return describeRefusal(error, codigo, ownServer).kind === 'already';
    }
  }

  return (
    <AttendanceByNumberView
      onMark={onMark}
      result={result}
      marks={marks}
      digitsOnly={numbers?.soloCifras ?? false}
      folded={folded}
      doorHref={doorHref}
      {...(ownServer
        ? {
            onUndo: undo.mutate,
            lateDates: lateDates(churchClock(now(), church.timeZone).date),
            search,
          }
        : {})}
    />
  );
}
