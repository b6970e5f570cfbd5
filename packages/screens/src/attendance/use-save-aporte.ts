import { type Attendance, editAporte, editAporteBody } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { type SavedAporte, textBefore } from '@ministerio/ui/composed/attendance-table';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { usePendingIds } from '../kit/pending-ids/use-pending-ids.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { overwrittenNotice } from './overwritten-aporte.ts';

const INVALID = 'Por favor, ingrese un aporte válido';
const NOTICE_MS = 8000;
const mutationKey = ['save-aporte'];
const lists = { queryKey: queryKeys.attendanceLists };

interface Save {
  readonly record: Attendance;
  readonly aporte: string;
  /** It takes the last save back. */
  readonly isUndo?: boolean;
}

interface Run {
  readonly saved: readonly SavedAporte[];
  /** Only one save is taken back, the last one. */
  readonly undoable: boolean;
}

const noRun: Run = { saved: [], undoable: false };

/**
 * Saves contributions, several rows at once if need be (spec sections 4 and 8): the row becomes the server's record.
 * @param onSaved - called with the record's id as text once it is saved.
 * @returns `save` validates and saves a row's input; `saving` and `errors` are by record id as text, and `clearError`
 * removes one. `run` is what was saved since the list opened, and takes the last one back.
 */
export function useSaveAporte(onSaved: (id: string) => void) {
  const { client } = useServices();
  const queries = useQueryClient();
  const saving = usePendingIds(mutationKey, ({ record }: Save) => record.id);
  const [run, setRun] = useState(noRun);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());

  const clearError = useCallback(
    (id: string) =>
      setErrors((previous) =>
        previous.has(id) ? new Map([...previous].filter(([key]) => key !== id)) : previous,
      ),
    [],
  );
  const refuse = useCallback(({ id }: Attendance, words: string) => {
    setErrors((previous) => new Map(previous).set(String(id), words));
    toast.error(words);
  }, []);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ record, aporte }: Save) => {
      try {
        return await client.call(editAporte, { params: { id: record.id }, body: { aporte } });
      } catch (error) {
        // Saved, but the answer is no record: the list is refetched instead.
        if (error instanceof ApiError && error.failure === 'unreadable') return null;
        throw error;
      }
    },
    onMutate: async () => {
      // A list that was requested before this save would restore the old value.
      const interrupted = queries.isFetching(lists) > 0;
      await queries.cancelQueries(lists);
      return { interrupted };
    },
    onSuccess: (saved, { record, aporte, isUndo }, { interrupted }) => {
      const id = String(record.id);
      // Only our own server says what was replaced; otherwise it is what the list showed.
      const previous = saved?.anterior ?? record.aporte;
      setRun(({ saved: before }) =>
        isUndo
          ? { saved: before.slice(0, -1), undoable: false }
          : { saved: [...before, { record, aporte, previous }], undoable: true },
      );
      if (saved) {
        queries.setQueriesData<readonly Attendance[]>(lists, (records) =>
          records?.map((old) => (String(old.id) === id ? withPersonOf(old, saved) : old)),
        );
      }
      if (!saved || interrupted) void queries.invalidateQueries(lists);
      clearError(id);
      onSaved(id);
      toast.success('Aporte actualizado correctamente');
      const notice = saved && !isUndo && overwrittenNotice(saved, record.aporte);
      if (notice) toast.info(notice, { durationMs: NOTICE_MS });
    },
    onError: (error, { record }, context) => {
      refuse(record, failureWords(error, 'No se pudo guardar el aporte'));
      if (context?.interrupted) void queries.invalidateQueries(lists);
    },
  });

  const save = useCallback(
    (record: Attendance, text: string) => {
      const aporte = text.trim();
      if (!editAporteBody.safeParse({ aporte }).success) refuse(record, INVALID);
      else if (!saving.has(String(record.id))) mutate({ record, aporte });
    },
    [mutate, refuse, saving],
  );

  const undo = useCallback(
    ({ record, previous, aporte }: SavedAporte) =>
      mutate({ record: { ...record, aporte }, aporte: textBefore({ previous }), isUndo: true }),
    [mutate],
  );
  const last = run.undoable ? run.saved.at(-1) : undefined;
  const onUndo = useMemo(() => last && (() => undo(last)), [last, undo]);
  const runOfList = useMemo(() => ({ saved: run.saved, onUndo }), [run.saved, onUndo]);
  return { save, clearError, saving, errors, run: runOfList };
}

/** The server's record; a backend that leaves the person out does not remove the name. */
function withPersonOf(old: Attendance, saved: Attendance): Attendance {
  return { ...saved, id: old.id, user: saved.user ?? old.user };
}
