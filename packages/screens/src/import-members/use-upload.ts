import { type ImportRow, listUsers, takenFieldMessages } from '@ministerio/contract';
import { codigoKey } from '@ministerio/contract/domain';
import { useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import type { Flow, ReviewFlow } from './flow.ts';
import { abortableDelay } from './retry.ts';
import { type Refusal, reviewOf } from './review.ts';
import { type RefusedMember, sendMembers } from './send-members.ts';

/**
 * The import's calls to the server (R23).
 * @returns `readAccounts` fetches every account, to check against; `upload` imports the valid members of a review and
 * reports each state to `onFlow`.
 */
export function useUpload() {
  const { client } = useServices();
  const queries = useQueryClient();
  const readAccounts = () =>
    queries.fetchQuery({ queryKey: queryKeys.users, queryFn: () => client.call(listUsers), staleTime: 0 });

  async function wereCreated(members: readonly ImportRow[]): Promise<boolean> {
    const numbers = new Set((await readAccounts()).map(({ codigo }) => codigoKey(codigo ?? '')));
    return members.every(({ codigo }) => numbers.has(codigoKey(codigo)));
  }

  async function upload(from: ReviewFlow, signal: AbortSignal, onFlow: (flow: Flow) => void): Promise<void> {
    const { draft, review } = from;
    const members = review.ready.map(({ member }) => member);
    let done = 0;
    onFlow({ step: 'importing', from, done, confirming: false });
    try {
      const refused = await sendMembers(members, {
        client,
        signal,
        elapsed: () => performance.now(),
        wait: abortableDelay(signal),
        onPrepared: (count) => {
          done = count;
          onFlow({ step: 'importing', from, done, confirming: false });
        },
        onConfirming: () => onFlow({ step: 'importing', from, done, confirming: true }),
        wereCreated,
      });
      if (refused.length > 0) onFlow(await afterRefusal(from, refused));
      else {
        onFlow({ step: 'done', draft, review });
        await queries.invalidateQueries({ queryKey: queryKeys.users });
      }
    } catch (error) {
      onFlow({ ...from, error: signal.aborted ? 'Cancelaste la importación.' : failureWords(error) });
    }
  }

  /** Another account took one of these values meanwhile: checks again against the current accounts. */
  async function afterRefusal(from: ReviewFlow, refused: readonly RefusedMember[]): Promise<Flow> {
    const existing = await readAccounts().catch(() => from.facts.existing);
    const facts = { ...from.facts, existing };
    const refusals = [...from.refusals, ...refused.flatMap((one) => refusalOf(from, one))];
    return {
      ...from,
      facts,
      refusals,
      leaveOut: false,
      review: reviewOf(from.draft, facts, refusals, from.review),
      error: refused.every(({ field }) => field in takenFieldMessages)
        ? 'Mientras importabas, otra cuenta tomó estos datos. Corrígelos y vuelve a importar.'
        : 'El servidor no acepta estos datos. Corrígelos y vuelve a importar.',
    };
  }

  return { readAccounts, upload };
}

function refusalOf({ review }: ReviewFlow, { index, field, message }: RefusedMember): readonly Refusal[] {
  const sent = review.ready[index];
  return sent === undefined
    ? []
    : [{ line: sent.line, field, value: String(sent.member[field] ?? ''), message }];
}
