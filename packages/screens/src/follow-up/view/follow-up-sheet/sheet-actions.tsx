import type { noteFollowUp } from '@ministerio/contract';
import { addDays, FOLLOW_UP_STATES } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { DateField } from '@ministerio/ui/primitives/date-field';
import { FormField } from '@ministerio/ui/primitives/form-field';
import {
  calendar,
  check,
  clock as clockIcon,
  close,
  Glyph,
  message,
  minus,
  undo,
} from '@ministerio/ui/primitives/icon';
import { type FormEvent, type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import {
  type FollowUpClock,
  type FollowUpListName,
  isPutOff,
  type ShownFollowUp,
  todayOf,
} from '../follow-up-words.ts';
import styles from './follow-up-sheet.module.css';

/** Changes of a row. */
export type FollowUpChanges = z.input<typeof noteFollowUp.body>;

interface SheetActionsProps {
  readonly row: ShownFollowUp;
  readonly list: FollowUpListName;
  readonly clock: FollowUpClock;
  readonly saving: boolean;
  readonly onRelease: (row: ShownFollowUp) => void;
  readonly onNote: (row: ShownFollowUp, changes: FollowUpChanges) => void;
}

const WEEK_DAYS = 7;

/** Changes that can be noted about a row, as a list of buttons. */
export function SheetActions({ row, list, clock, saving, onRelease, onNote }: SheetActionsProps) {
  const today = todayOf(clock);
  const note = (changes: FollowUpChanges) => {
    if (!saving) onNote(row, changes);
  };
  const { estado, tomado, chatAbierto, aviso, esperaHasta } = row;
  const isOpen = estado === 'pendiente' || estado === 'escrito';
  const wasPutOff = isPutOff(row, today);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers
    <ul role="list" className={styles.Actions}>
      {(wasPutOff && !aviso) || !isOpen ? (
        <Action
          icon={undo}
          hint={isOpen ? undefined : `Ahora dice: ${FOLLOW_UP_STATES[estado]}`}
          onPress={() => note(backToPending(row))}
        >
          Volver a pendiente
        </Action>
      ) : null}
      {tomado && chatAbierto !== null && estado === 'pendiente' ? (
        <Action icon={message} onPress={() => note({ estado: 'escrito' })}>
          Ya le escribí
        </Action>
      ) : null}
      {isOpen && !wasPutOff ? (
        <Action icon={check} onPress={() => note({ estado: 'respondio' })}>
          Respondió
        </Action>
      ) : null}
      {list === 'volvieron' || wasPutOff ? null : (
        <>
          {esperaHasta === undefined ? null : (
            <Action icon={clockIcon} onPress={() => note({ esperaHasta: addDays(today, WEEK_DAYS) })}>
              Esperar una semana
            </Action>
          )}
          {/* A visitor has no planned absences. */}
          {row.usuario == null ? null : (
            <Announced today={today} saving={saving} onUntil={(avisoHasta) => note({ avisoHasta })} />
          )}
          <Action
            icon={minus}
            hint="Se respeta hasta que vuelva"
            onPress={() => note({ estado: 'no-insistir' })}
          >
            No insistir
          </Action>
        </>
      )}
      {tomado ? (
        <Action icon={close} hint="Otra persona podrá tomarlo" onPress={() => onRelease(row)}>
          Soltar
        </Action>
      ) : null}
    </ul>
  );
}

/** Takes back what was noted; only a member's absence can have been announced. */
function backToPending({ usuario, esperaHasta }: ShownFollowUp): FollowUpChanges {
  return {
    estado: 'pendiente',
    ...(esperaHasta !== undefined && { esperaHasta: null }),
    ...(usuario != null && { avisoHasta: null }),
  };
}

interface ActionProps {
  readonly icon: string;
  readonly hint?: string | undefined;
  readonly expanded?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Action({ icon, hint, expanded, onPress, children }: ActionProps) {
  return (
    <li>
      <button type="button" className={styles.Action} aria-expanded={expanded} onClick={onPress}>
        <Glyph path={icon} className={styles.Icon} />
        <span>
          <span className={styles.ActionName}>{children}</span>
          {hint === undefined ? null : <span className={styles.ActionHint}>{hint}</span>}
        </span>
      </button>
    </li>
  );
}

interface AnnouncedProps {
  /** YYYY-MM-DD, as the day that it answers. */
  readonly today: string;
  readonly saving: boolean;
  readonly onUntil: (day: string) => void;
}

/** 'Avisó que no vendrá', which asks until which day. */
function Announced({ today, saving, onUntil }: AnnouncedProps) {
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const day = new FormData(event.currentTarget).get('hasta');
    const isDay = typeof day === 'string' && day >= today;
    setError(isDay ? undefined : 'Elige hasta qué día, de hoy en adelante');
    if (isDay) onUntil(day);
  }
  return (
    <>
      <Action icon={calendar} hint="Hasta qué día" expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        Avisó que no vendrá
      </Action>
      {isOpen ? (
        <li>
          <form noValidate className={styles.Until} onSubmit={send}>
            <FormField label="Hasta qué día" error={error} className={styles.Day}>
              <DateField name="hasta" min={today} autoFocus />
            </FormField>
            <Button type="submit" variant="secondary" loading={saving}>
              Guardar
            </Button>
          </form>
        </li>
      ) : null}
    </>
  );
}
