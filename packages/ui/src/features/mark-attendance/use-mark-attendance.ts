import { markByPosition } from '@ministerio/contract';
import { churchClock, formatTime } from '@ministerio/contract/domain';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAskOwnServer } from '../../connected/own-server/index.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import type { LocationState } from './geolocation/location-state.ts';
import { checkMark, locate, type MarkAttempt } from './mark-attempt.ts';
import { markRefusalWords } from './refusal-words.ts';
import type { Located } from './view/mark-attendance/location-reading.ts';

const mutationKey = ['mark-attendance'];

/**
 * Marks the member's attendance at the current position.
 * @returns the last attempt, and `mark`, which checks token, position and distance in this order, then sends; it is
 * ignored while sending.
 */
export function useMarkAttendance(location: LocationState) {
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

  function mark(): void {
    if (queries.isMutating({ mutationKey }) > 0) return;
    const located = location.kind === 'known' ? locate(location.reading, church) : null;
    const check = checkMark(session.read() !== null, located, church);
    call.reset();
    setBlockedReason('blockedReason' in check ? check.blockedReason : { kind: 'none' });
    if ('located' in check) call.mutate(check.located);
  }

  return { attempt: attemptOf(call) ?? blockedReason, mark };
}

function attemptOf(call: UseMutationResult<string, Error, Located>): MarkAttempt | null {
  if (call.isPending) return { kind: 'sending' };
  if (call.isSuccess) return { kind: 'marked', time: call.data };
  return call.isError ? { kind: 'refused', message: markRefusalWords(call.error) } : null;
}
