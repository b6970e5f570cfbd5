import {
  ledMinistries,
  type MinistryList,
  markInMinistry,
  ministryPeople,
  noteMeeting,
} from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { type CalendarDate, nameOf } from '@ministerio/contract/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { type Tap, TapQueue } from '../kit/marking/taps.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';

/** Whether an answer says that the caller leads it no more, or never did (R51). */
export const isNoLeader = (error: unknown) => error instanceof ApiError && error.status === 404;

/** The ministries that the signed-in person leads. */
export function useLedMinistries() {
  const { client } = useServices();
  return useQuery({
    queryKey: queryKeys.ledMinistries,
    queryFn: async ({ signal }) => (await client.call(ledMinistries, { signal })).ministerios,
  });
}

/** A ministry's members on a day. */
export function useMinistryList(ministryId: number, day: CalendarDate) {
  return useCall(queryKeys.ministryPeople(ministryId, day), ministryPeople, {
    params: { id: ministryId },
    query: { fecha: day },
    // Others mark at the door meanwhile.
    staleTime: 0,
  });
}

/** A tap that came too late: the caller leads the ministry no more. */
export interface RefusedTap extends Tap {
  /** Full name of the person. */
  readonly name: string;
}

/** Taps on their way to the server, of whatever ministry and day. */
export function useTaps() {
  const { client } = useServices();
  const queries = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const [ended, setEnded] = useState<readonly RefusedTap[]>([]);
  const queue = useMemo(() => {
    const keyOf = ({ ministryId, day }: Tap) => queryKeys.ministryPeople(ministryId, day);
    const personOf = (tap: Tap) =>
      queries.getQueryData<MinistryList>(keyOf(tap))?.personas.find(({ id }) => id === tap.userId);
    return new TapQueue({
      send: ({ ministryId, userId, day, present }) =>
        client.call(markInMinistry, {
          params: { id: ministryId, usuario: userId },
          body: { fecha: day, presente: present },
        }),
      onSaved: (tap, person) => {
        const queryKey = keyOf(tap);
        const change = (one: typeof person) => (one.id === person.id ? person : one);
        queries.setQueryData<MinistryList>(
          queryKey,
          (list) => list && { ...list, personas: list.personas.map(change) },
        );
        // A list that was asked for before the tap does not know of it: it is asked for anew.
        if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
      },
      onRefused: (tap, refusal) => {
        setError(failureWords(refusal));
        const person = personOf(tap);
        // Either the person left the ministry, or the caller leads it no more: the list says which.
        if (isNoLeader(refusal) && person) {
          setEnded((before) => [...before, { ...tap, name: nameOf(person) }]);
        }
        void queries.invalidateQueries({ queryKey: keyOf(tap) });
      },
    });
  }, [client, queries]);
  useEffect(() => {
    window.addEventListener('online', queue.retry);
    return () => window.removeEventListener('online', queue.retry);
  }, [queue]);
  const state = useSyncExternalStore(queue.subscribe, queue.read);
  return {
    ...state,
    error,
    ended,
    tap: (tap: Tap) => {
      setError(null);
      queue.tap(tap);
    },
  };
}

/** 'No hubo reunión', and that there was one. */
export function useMeeting(ministryId: number, day: CalendarDate) {
  const { client } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (hubo: boolean) =>
      client.call(noteMeeting, { params: { id: ministryId }, body: { fecha: day, hubo } }),
    onSuccess: (_answer, hubo) =>
      queries.setQueryData<MinistryList>(
        queryKeys.ministryPeople(ministryId, day),
        (list) => list && { ...list, huboReunion: hubo },
      ),
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.ministry(ministryId) }),
  });
}
