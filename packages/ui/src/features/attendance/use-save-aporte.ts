import { type Attendance, editAporte, editAporteBody } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { failureWords } from '../../connected/failure-words/failure-words.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { overwrittenNotice } from './overwritten-aporte.ts';

const INVALID = 'Por favor, ingrese un aporte válido';
const NOTICE_MS = 8000;

interface Save {
  readonly record: Attendance;
  readonly aporte: string;
}

/** Saving contributions, several rows at once if need be. */
export interface SaveAporte {
  /** Saves what was typed in a row, or says why it cannot be. */
  readonly save: (record: Attendance, text: string) => void;
  /** Forgets what was said about a row, as when somebody types in it again. */
  readonly clearError: (id: string) => void;
  readonly saving: ReadonlySet<string>;
  readonly errors: ReadonlyMap<string, string>;
}

/** Puts the server's record in the old one's place. A backend that leaves the person out does not take the name away. */
function replaced(records: readonly Attendance[] | undefined, id: string, saved: Attendance) {
  return records?.map((old) =>
    String(old.id) === id ? { ...saved, id: old.id, user: saved.user ?? old.user } : old,
  );
}

/**
 * Saves contributions (spec sections 4 and 8): the row becomes the server's record.
 * @param onSaved - told the record's id as text, to forget what was typed.
 */
export function useSaveAporte(onSaved: (id: string) => void): SaveAporte {
  const { client } = useServices();
  const queries = useQueryClient();
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());

  const clearError = useCallback(
    (id: string) =>
      setErrors((known) => (known.has(id) ? new Map([...known].filter(([key]) => key !== id)) : known)),
    [],
  );
  const refuse = useCallback((id: string, words: string) => {
    setErrors((known) => new Map([...known, [id, words]]));
    toast.error(words);
  }, []);

  const mutation = useMutation({
    mutationFn: async ({ record, aporte }: Save) => {
      try {
        return await client.call(editAporte, { params: { id: record.id }, body: { aporte } });
      } catch (error) {
        // Saved, but the answer is no record: the list is read again instead.
        if (error instanceof ApiError && error.failure === 'unreadable') return null;
        throw error;
      }
    },
    onMutate: async ({ record }) => {
      setSaving((known) => new Set([...known, String(record.id)]));
      // A list that was asked for before this save would bring the old value back.
      const interrupted = queries.isFetching({ queryKey: queryKeys.attendanceLists }) > 0;
      await queries.cancelQueries({ queryKey: queryKeys.attendanceLists });
      return { interrupted };
    },
    onSuccess: (saved, { record }, { interrupted }) => {
      const id = String(record.id);
      if (saved) {
        queries.setQueriesData<readonly Attendance[]>({ queryKey: queryKeys.attendanceLists }, (records) =>
          replaced(records, id, saved),
        );
      }
      if (!saved || interrupted) void queries.invalidateQueries({ queryKey: queryKeys.attendanceLists });
      clearError(id);
      onSaved(id);
      toast.success('Aporte actualizado correctamente');
      const notice = saved && overwrittenNotice(saved, record.aporte);
      if (notice) toast.info(notice, { durationMs: NOTICE_MS });
    },
    onError: (error, { record }, begun) => {
      refuse(String(record.id), failureWords(error, 'No se pudo guardar el aporte'));
      if (begun?.interrupted) void queries.invalidateQueries({ queryKey: queryKeys.attendanceLists });
    },
    onSettled: (_data, _error, { record }) =>
      setSaving((known) => new Set([...known].filter((id) => id !== String(record.id)))),
  });

  const { mutate } = mutation;
  const save = useCallback(
    (record: Attendance, text: string) => {
      const id = String(record.id);
      const aporte = text.trim();
      if (!editAporteBody.safeParse({ aporte }).success) refuse(id, INVALID);
      else if (!saving.has(id)) mutate({ record, aporte });
    },
    [mutate, refuse, saving],
  );

  return { save, clearError, saving, errors };
}
