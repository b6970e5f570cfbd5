import { rangeCounts } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { useState } from 'react';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { shareText } from '../kit/share-text.ts';
import { useCall } from '../kit/use-call.ts';
import type { DayNumbers } from './view/day-summary/day-numbers.ts';
import { ShareSummary } from './view/share-summary/share-summary.tsx';
import { summaryWords } from './view/share-summary/summary-words.ts';

/** Shares the counts of the last day with marks. They are read before: a sheet opens only right after a press. */
export function ShareDay({ numbers: { last, average } }: { readonly numbers: DayNumbers }) {
  const { church, now } = useServices();
  const [outcome, setOutcome] = useState<{ text: string; isCopied: boolean } | null>(null);
  const [isPressed, setPressed] = useState(false);
  const counts = useCall(queryKeys.rangeCounts(last.fecha, last.fecha), rangeCounts, {
    query: { desde: last.fecha, hasta: last.fecha },
  });
  const today = churchClock(now(), church.timeZone).date;
  const onShare = async () => {
    setPressed(true);
    setOutcome(null);
    const [day] = counts.data ?? (await counts.refetch()).data ?? [];
    if (day === undefined) return;
    const isOver = last.fecha !== today;
    const text = summaryWords({ church: church.product, day, average: isOver ? average : null, today });
    const shared = await shareText(text);
    if (shared !== 'sent') setOutcome({ text, isCopied: shared === 'copied' });
  };
  return (
    <ShareSummary
      onShare={() => void onShare()}
      loading={isPressed && counts.isFetching}
      outcome={outcome}
      error={isPressed && !counts.isFetching ? failureOf(counts, 'No se pudo armar el resumen') : null}
    />
  );
}
