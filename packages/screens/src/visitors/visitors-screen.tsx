import type { Visitor } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { useCallback, useMemo, useState } from 'react';
import { parseTexts, useDraft } from '../kit/drafts/index.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { MakeMemberDialog } from './make-member-dialog.tsx';
import { useContacts, useJoin, useVisitors } from './use-visitors.ts';
import { type VisitorMatchOf, VisitorsTable } from './view/visitors-table/visitors-table.tsx';
import styles from './visitors-screen.module.css';

/** Pairs of ids that are two people, as this tab was told. */
const noPairs: Readonly<Record<string, string>> = {};
const pairOf = (visitor: Visitor, other: VisitorMatchOf) => `${visitor.id}-${other.id}`;

/** The screen /dashboard/visitas: who visited in the last six months and is no member. */
export function VisitorsScreen() {
  const { church, now } = useServices();
  const today = churchClock(now(), church.timeZone).date;
  const visitors = useVisitors();
  const { contacts, ask, asking } = useContacts();
  const { join, joining } = useJoin(today);
  const [different, changeDifferent] = useDraft('visitas-distintas', noPairs, parseTexts);
  const [toMember, setToMember] = useState<Visitor | null>(null);
  const pending = useMemo(
    () => new Set([asking, joining].filter((id): id is number => id !== null)),
    [asking, joining],
  );
  const all = visitors.data;
  const shown = useMemo(
    () =>
      all?.map((visitor) => ({
        ...visitor,
        parecidas: visitor.parecidas.filter((other) => different[pairOf(visitor, other)] === undefined),
      })),
    [all, different],
  );
  const onMatch = useCallback(
    (visitor: Visitor, other: VisitorMatchOf, isSame: boolean) => {
      if (isSame) join({ visitor, con: other.id, other: all?.find(({ id }) => id === other.id) });
      else changeDifferent((previous) => ({ ...previous, [pairOf(visitor, other)]: 'no' }));
    },
    [all, join, changeDifferent],
  );
  const onContact = useCallback((visitor: Visitor) => ask(visitor), [ask]);

  return (
    <AdminScreen title="Visitas">
      <p className={styles.Lead}>
        Quienes vinieron en los últimos seis meses y aún no son miembros. Después de seis meses sin venir se
        borran su nombre y su contacto; el conteo queda.
      </p>
      <QueryView
        query={{ ...visitors, data: shown }}
        loading={<TableSkeleton label="Cargando las visitas…" />}
        errorTitle="Error al cargar las visitas"
      >
        {(list) => (
          <VisitorsTable
            visitors={list}
            today={today}
            contacts={contacts}
            onContact={onContact}
            onMatch={onMatch}
            onMakeMember={setToMember}
            pending={pending}
          />
        )}
      </QueryView>
      <MakeMemberDialog visitor={toMember} onClose={() => setToMember(null)} />
    </AdminScreen>
  );
}
