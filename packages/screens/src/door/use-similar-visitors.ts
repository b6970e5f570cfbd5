import { joinVisitors, type SimilarVisitor } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { dayAndMonth, writeDoorName } from '@ministerio/contract/domain';
import { useEffect, useState } from 'react';
import type { Outbox } from '../kit/marking/outbox.ts';
import type { DoorQuestion } from '../kit/marking/shown.ts';

/** Question whether a noted visitor is a known one. */
interface Asked {
  /** The visitor's id. */
  readonly visita: number;
  readonly similar: SimilarVisitor;
  readonly state: DoorQuestion['state'];
}

/**
 * '¿Es Kevin M., que vino el 14-11?' after a visit, one at a time. Only an administrator's door is told of them (R42), and
 * nobody is joined with anybody before a person says so; what is not answered here waits in the panel.
 */
export function useSimilarVisitors(queue: Outbox, client: Client) {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  useEffect(
    () =>
      queue.listen((event) => {
        if (event.kind !== 'answered' && event.kind !== 'noted') return;
        const { visita, parecidas = [] } = event.kind === 'noted' ? event.answer : {};
        const fresh =
          visita === undefined
            ? []
            : parecidas.map((similar) => ({ visita, similar, state: 'asked' as const }));
        // The next visitor's question ends the answered one.
        setAsked((before) => [...before.filter(({ state }) => state !== 'joined'), ...fresh]);
      }),
    [queue],
  );
  const [first] = asked;

  async function answer(isSame: boolean) {
    if (!first) return;
    const put = (state: Asked['state']) =>
      setAsked((now) => now.map((one) => (one.similar === first.similar ? { ...one, state } : one)));
    if (!isSame) {
      setAsked((now) => now.filter(({ similar }) => similar !== first.similar));
      return;
    }
    put('sending');
    try {
      await client.call(joinVisitors, { params: { id: first.visita }, body: { con: first.similar.id } });
      // The visitor is now that person: who else it might be is a question about another one, for the panel.
      setAsked((now) =>
        now.flatMap((one) => {
          if (one.visita !== first.visita) return [one];
          return one.similar === first.similar ? [{ ...one, state: 'joined' as const }] : [];
        }),
      );
    } catch {
      put('failed');
    }
  }

  const question: DoorQuestion | null = first
    ? {
        name: writeDoorName(first.similar),
        lastVisit: dayAndMonth(first.similar.ultima),
        state: first.state,
      }
    : null;
  return { question, answer };
}
