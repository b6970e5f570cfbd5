import { markByPosition } from '@ministerio/contract';
import { churchClock, formatTime } from '@ministerio/contract/domain';
import type { Located, LocationReading } from '@ministerio/ui/composed/mark-attendance';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ageOf, MAX_AGE_MS } from '../kit/geolocation/read-position.ts';
import { useAskOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { type LocationState, wasSeen } from './geolocation/location-state.ts';
import type { useLocation } from './geolocation/use-location.ts';
import { checkMark, locate, type MarkAttempt } from './mark-attempt.ts';
import { markRefusalWords } from './refusal-words.ts';

/** How long a press waits for a position. */
const WAIT_MS = 20_000;
const mutationKey = ['mark-attendance'];

/**
 * Marks the member's attendance at the current position.
 * @returns the last attempt, and `mark`, which checks token, position and distance in this order, then sends; where the last
 * reading is not of now it waits for another one. It is ignored while waiting and sending.
 */
export function useMarkAttendance(location: ReturnType<typeof useLocation>) {
  const { client, session, church, now } = useServices();
  const queries = useQueryClient();
  const askOwnServer = useAskOwnServer();
  const [blockedReason, setBlockedReason] = useState<MarkAttempt>({ kind: 'none' });
  const call = useMutation({
    mutationKey,
    // Never queued: a mark says that somebody is here now.
    networkMode: 'always',
    mutationFn: async ({ position, accuracyMetres }: Located) => {
      const { date, time } = churchClock(now(), church.timeZone);
      // A strict backend refuses a field that the spec does not name (decisions section 1).
      const saysAccuracy = accuracyMetres !== null && (await askOwnServer());
      await client.call(markByPosition, {
        body: { date, time, ...position, ...(saysAccuracy ? { accuracy: accuracyMetres } : {}) },
      });
      return formatTime(time);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.myAttendance }),
  });

  /** Whether a reading is younger than a minute and of the church's same day. */
  function isCurrent(reading: LocationReading): boolean {
    const dateAt = (ageMs: number) => churchClock(now() - ageMs, church.timeZone).date;
    const ageMs = ageOf(reading);
    return ageMs <= MAX_AGE_MS && dateAt(ageMs) === dateAt(0);
  }

  function send(reading: LocationReading | null): void {
    const located = reading === null ? null : locate(reading, church);
    const check = checkMark(session.read() !== null, located, church);
    call.reset();
    setBlockedReason('blockedReason' in check ? check.blockedReason : { kind: 'none' });
    if ('located' in check) call.mutate(check.located);
  }

  const { state, retry, giveUp } = location;
  const isWaiting = blockedReason.kind === 'locating';

  function mark(): void {
    if (isWaiting || queries.isMutating({ mutationKey }) > 0) return;
    const isKnown = state.kind === 'known' && isCurrent(state.reading);
    if (isKnown || !wasSeen(state) || session.read() === null) send(isKnown ? state.reading : null);
    else {
      call.reset();
      setBlockedReason({ kind: 'locating' });
      if (state.kind !== 'waiting') retry();
    }
  }

  // Callbacks of this render; a press must not wait for them.
  const arrive = useEffectEvent((arrived: LocationState) => {
    if (arrived.kind === 'known') send(arrived.reading);
    else if (arrived.kind !== 'waiting') setBlockedReason({ kind: 'none' });
  });
  const stopWaiting = useEffectEvent(giveUp);
  useEffect(() => {
    if (isWaiting) arrive(state);
  }, [isWaiting, state]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => stopWaiting(), WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return { attempt: attemptOf(call) ?? blockedReason, mark };
}

function attemptOf(call: UseMutationResult<string, Error, Located>): MarkAttempt | null {
  if (call.isPending) return { kind: 'sending' };
  if (call.isSuccess) return { kind: 'marked', time: call.data };
  return call.isError ? { kind: 'refused', message: markRefusalWords(call.error) } : null;
}
