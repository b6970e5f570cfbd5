import type { Visitor } from '@ministerio/contract';
import { DataTable } from '@ministerio/ui/composed/data-table';
import type { DataColumn } from '@ministerio/ui/composed/data-table/data-column';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Button } from '@ministerio/ui/primitives/button';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { type ReactNode, useMemo } from 'react';
import { visitorName, visitWords } from '../visitor-words.ts';
import { type ShownContact, VisitorContact } from './visitor-contact.tsx';
import { VisitorMatch } from './visitor-match.tsx';
import styles from './visitors-table.module.css';

/** Visitor who may be the same. */
export type VisitorMatchOf = Visitor['parecidas'][number];

export interface VisitorsTableProps {
  /** Every visitor, the newest visit first; the table searches, sorts and paginates. */
  readonly visitors: readonly Visitor[];
  /** The church's day, YYYY-MM-DD: days of another year have theirs. */
  readonly today: string;
  /** The numbers that were asked for, by the visitor's id. */
  readonly contacts: ReadonlyMap<number, ShownContact>;
  /** Asks for a visitor's number. */
  readonly onContact: (visitor: Visitor) => void;
  /** Answers the question whether two are the same person. */
  readonly onMatch: (visitor: Visitor, other: VisitorMatchOf, isSame: boolean) => void;
  /** Called by 'Hacer miembro'. */
  readonly onMakeMember: (visitor: Visitor) => void;
  /** Ids of the visitors whose number is being asked for, or who are being joined. */
  readonly pending?: ReadonlySet<number>;
  /** Rows per page. @default 25 */
  readonly pageSize?: number;
}

const nobody: ReadonlySet<number> = new Set();
const keyOf = ({ id }: Visitor) => id;
const search = {
  label: 'Buscar por nombre o por quién invitó',
  placeholder: 'Nombre o quién invitó',
  nouns: ['visita', 'visitas'],
  noMatch: 'Ninguna visita coincide',
} as const;

/** Visitors who are no members, with the actions on each. */
export function VisitorsTable(props: VisitorsTableProps) {
  const { visitors, today, contacts, onContact, onMatch, onMakeMember, ...others } = props;
  const { pending = nobody, pageSize = 25 } = others;
  const columns = useMemo(
    () => visitorColumns({ today, contacts, onContact, onMatch, onMakeMember, pending }),
    [today, contacts, onContact, onMatch, onMakeMember, pending],
  );
  return (
    <DataTable
      data-component="VisitorsTable"
      rows={visitors}
      columns={columns}
      rowKey={keyOf}
      caption="Visitas"
      empty="Nadie nuevo en seis meses."
      emptyHint="En la puerta, «Soy nuevo» anota a quien viene por primera vez."
      search={search}
      pages={{ size: pageSize, label: 'Páginas de visitas' }}
    />
  );
}

type Actions = Required<
  Pick<VisitorsTableProps, 'today' | 'contacts' | 'onContact' | 'onMatch' | 'onMakeMember' | 'pending'>
>;

function visitorColumns(actions: Actions): readonly DataColumn<Visitor>[] {
  const { today, contacts, onContact, onMatch, onMakeMember, pending } = actions;
  return [
    {
      id: 'name',
      header: 'Nombre',
      className: styles.NameColumn,
      // The heading of a card.
      label: '',
      cell: (visitor) => {
        const [other] = visitor.parecidas;
        return (
          <span className={styles.Who}>
            <span className={styles.Person}>
              <span className={styles.Name}>{visitorName(visitor)}</span>
              {visitor.menor ? <Badge tone="info">Menor de edad</Badge> : null}
            </span>
            {other ? (
              <VisitorMatch
                key={other.id}
                other={other}
                today={today}
                pending={pending.has(visitor.id)}
                onAnswer={(isSame) => onMatch(visitor, other, isSame)}
              />
            ) : null}
          </span>
        );
      },
      sortValue: visitorName,
      searchText: visitorName,
    },
    {
      id: 'visits',
      header: 'Visitas',
      cell: ({ visitas }) => (
        <span className={styles.Visits}>{withWholeDays(visitWords(visitas, today))}</span>
      ),
      sortValue: ({ visitas: [newest] }) => newest ?? null,
    },
    {
      id: 'invited',
      header: 'Invitó',
      cell: ({ invito }) => <span className={styles.Invited}>{invito ?? '—'}</span>,
      sortValue: ({ invito }) => invito,
      searchText: ({ invito }) => invito,
    },
    {
      id: 'contact',
      header: 'Contacto',
      cell: (visitor) => (
        <VisitorContact
          visitor={visitor}
          shown={contacts.get(visitor.id)}
          pending={pending.has(visitor.id)}
          onAsk={() => onContact(visitor)}
        />
      ),
    },
    {
      id: 'actions',
      header: 'Acciones',
      headerHidden: true,
      cell: (visitor) => (
        <Button variant="secondary" size="sm" data-part="row-action" onClick={() => onMakeMember(visitor)}>
          Hacer miembro<VisuallyHidden> a {visitorName(visitor)}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}

/** The words with each date kept on one line. */
function withWholeDays(words: string): ReactNode {
  return words.split(/(\d{2}-\d{2}(?:-\d{4})?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
      <span key={index} className={styles.Day}>
        {part}
      </span>
    ),
  );
}
