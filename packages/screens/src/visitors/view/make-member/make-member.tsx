import type { UserEntry, Visitor } from '@ministerio/contract';
import { capitalize, nameOf } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { Link } from '@ministerio/ui/primitives/link';
import { Tabs } from '@ministerio/ui/primitives/tabs';
import { useEffect, useRef, useState } from 'react';
import type { FormFailure } from '../../../kit/forms/show-failure.ts';
import type { DeskSearch } from '../../../kit/marking/hits.ts';
import { memberWords, visitorName, visitWords } from '../visitor-words.ts';
import { ExistingMember } from './existing-member.tsx';
import styles from './make-member.module.css';
import { NewMember, type NewMemberValues } from './new-member.tsx';

/** Result: the member, and how many visits became attendance. */
export interface MadeMember {
  readonly member: Pick<UserEntry, 'id' | 'nombre' | 'apellido'>;
  readonly carried: number;
}

export interface MakeMemberProps {
  /** Visitor to be made a member; null keeps the dialog closed. */
  readonly visitor: Visitor | null;
  /** The church's day, YYYY-MM-DD. */
  readonly today: string;
  /** Result; null before. */
  readonly made: MadeMember | null;
  /** Makes a new member. Resolves to the failure, or undefined on success. */
  readonly onNew: (values: NewMemberValues) => Promise<FormFailure | undefined>;
  /** Gives the visits to a member that there is. Resolves to why that failed, or undefined. */
  readonly onExisting: (member: number) => Promise<string | undefined>;
  /** Finds members. Keep it memoised: a new one searches again. */
  readonly search: DeskSearch;
  /** Generates a membership number. */
  readonly generateNumber: () => string;
  /** Called when it is closed, before or after. */
  readonly onClose: () => void;
}

/**
 * 'Hacer miembro': a visitor becomes a new member or turns out to be one; the visits become attendance with their dates.
 * Renders a `<dialog>`.
 */
export function MakeMember(props: MakeMemberProps) {
  const { visitor, today, made, onNew, onExisting, search, generateNumber, onClose } = props;
  const [tab, setTab] = useState('nuevo');
  const close = () => {
    setTab('nuevo');
    onClose();
  };
  const name = visitor === null ? '' : visitorName(visitor);
  const visits = visitor?.visitas.length ?? 0;
  const isDone = made !== null;
  const done = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);
  return (
    <Dialog
      data-component="MakeMember"
      open={visitor !== null}
      onOpenChange={close}
      title={isDone ? `${name} ya es miembro` : `Hacer miembro a ${name}`}
      description={
        isDone
          ? undefined
          : `${visitor === null ? '' : capitalize(visitWords(visitor.visitas, today))}: ${
              visits === 1 ? 'esa visita pasa' : 'esas visitas pasan'
            } a su asistencia, con su fecha.`
      }
      footer={
        isDone ? (
          <Button ref={done} onClick={close}>
            Listo
          </Button>
        ) : undefined
      }
    >
      {visitor === null ? null : made ? (
        <div className={styles.Done}>
          <p role="status">{memberWords(visits, made.carried)}</p>
          <Link href={`/dashboard/editar/${made.member.id}`}>Ver a {nameOf(made.member) || name}</Link>
        </div>
      ) : (
        <Tabs.Root value={tab} onValueChange={setTab}>
          <Tabs.List aria-label="Quién es" className={styles.Ways}>
            <Tabs.Trigger value="nuevo" className={styles.Way}>
              Es un miembro nuevo
            </Tabs.Trigger>
            <Tabs.Trigger value="existente" className={styles.Way}>
              Ya tiene número
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="nuevo" forceMount className={styles.Panel}>
            <NewMember visitor={visitor} onSubmit={onNew} generateNumber={generateNumber} onCancel={close} />
          </Tabs.Content>
          <Tabs.Content value="existente" forceMount className={styles.Panel}>
            <ExistingMember visits={visits} search={search} onChoose={onExisting} onCancel={close} />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </Dialog>
  );
}
