import type { User } from '@ministerio/contract';
import { fullNameOf, textKey } from '@ministerio/contract/domain';
import { useFocusNext } from '@ministerio/ui/hooks/use-focus-next';
import { Avatar } from '@ministerio/ui/primitives/avatar';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Button } from '@ministerio/ui/primitives/button';
import { EmptyState } from '@ministerio/ui/primitives/empty-state';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { cx } from 'class-variance-authority';
import { useRef, useState } from 'react';
import person from '../../../kit/person-line.module.css';
import styles from './ministry-members.module.css';

export interface MinistryMembersProps {
  /** The ministry's name. */
  readonly ministry: string;
  /** Its members, in display order. */
  readonly members: readonly User[];
  /** Called by a row's 'Quitar': removes the person from the ministry and nothing else. */
  readonly onRemove: (member: User) => void;
  /** Ids, as text, of the people being removed. */
  readonly removing?: ReadonlySet<string>;
  /** Ids, as text, of those who lead it; absent where that is not known, and then nobody is named. */
  readonly leaders?: ReadonlySet<string> | undefined;
  /** Names a member a leader, or ends that. */
  readonly onLead?: (member: User, leads: boolean) => void;
}

/** From this many members on there is a search field. */
const SEARCHED_FROM = 9;
const nobody: ReadonlySet<string> = new Set();

/**
 * The members of one ministry, each with 'Quitar'; after a removal the focus moves to the next person.
 * Renders a `<div>`.
 */
export function MinistryMembers({
  ministry,
  members,
  onRemove,
  removing = nobody,
  leaders,
  onLead,
}: MinistryMembersProps) {
  const [text, setText] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const root = {
    ref: frame,
    tabIndex: -1,
    className: styles.Root,
    'data-component': 'MinistryMembers',
  };
  useFocusNext(frame, '[data-part="remove"]');
  const words = textKey(text).split(' ');
  const shown = members.filter((member) => {
    const key = textKey(`${fullNameOf(member)} ${member.username ?? ''} ${member.codigo ?? ''}`);
    return words.every((word) => key.includes(word));
  });
  if (members.length === 0) {
    return (
      <div {...root}>
        <EmptyState title="Este ministerio no tiene miembros.">
          Asígnalos con «Asignar Usuario a un ministerio».
        </EmptyState>
      </div>
    );
  }
  return (
    <div {...root}>
      {members.length >= SEARCHED_FROM ? (
        <FormField label="Buscar por nombre o código" hideLabel>
          <TextField
            type="search"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder="Buscar por nombre o código"
            autoComplete="off"
          />
        </FormField>
      ) : null}
      <LiveRegion politeness="polite" className={styles.Count}>
        {countText(shown.length, members.length)}
      </LiveRegion>
      <ul className={styles.List} aria-label={`Miembros de ${ministry}`}>
        {shown.map((member) => (
          <li key={member.id} className={cx(person.Item, styles.Member)}>
            <Avatar name={fullNameOf(member)} size="sm" />
            <span className={cx(person.Who, styles.Who)}>
              <span className={person.Name}>
                {fullNameOf(member)} {leaders?.has(String(member.id)) ? <Badge>Líder</Badge> : null}
              </span>
              <span className={person.Fact}>{member.codigo?.trim() || 'Sin membresia'}</span>
            </span>
            <span className={styles.Actions}>
              {leaders && onLead ? (
                <LeadButton member={member} leads={leaders.has(String(member.id))} onLead={onLead} />
              ) : null}
              <Button
                variant="quiet"
                size="sm"
                data-part="remove"
                loading={removing.has(String(member.id))}
                onClick={() => onRemove(member)}
              >
                Quitar<VisuallyHidden> a {fullNameOf(member)}</VisuallyHidden>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface LeadButtonProps extends Required<Pick<MinistryMembersProps, 'onLead'>> {
  readonly member: User;
  readonly leads: boolean;
}

function LeadButton({ member, leads, onLead }: LeadButtonProps) {
  return (
    <Button variant="quiet" size="sm" onClick={() => onLead(member, !leads)}>
      {leads ? 'Ya no es líder' : 'Hacer líder'}
      <VisuallyHidden>
        {' '}
        {leads ? '' : 'a '}
        {fullNameOf(member)}
      </VisuallyHidden>
    </Button>
  );
}

function countText(found: number, total: number): string {
  const all = total === 1 ? '1 miembro' : `${total} miembros`;
  return found === total ? all : `${found} de ${all}`;
}
