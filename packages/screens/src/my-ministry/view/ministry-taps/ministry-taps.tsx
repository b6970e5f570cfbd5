import type { MinistryList, MinistryPerson } from '@ministerio/contract';
import { type CalendarDate, dayOfMonth, searchKey, textKey } from '@ministerio/contract/domain';
import { MinistryAvatar } from '@ministerio/ui/composed/ministry-avatar';
import { Button } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { EmptyState } from '@ministerio/ui/primitives/empty-state';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Heading } from '@ministerio/ui/primitives/heading';
import { check, Glyph } from '@ministerio/ui/primitives/icon';
import { Notice } from '@ministerio/ui/primitives/notice';
import { Select } from '@ministerio/ui/primitives/select';
import { Stack } from '@ministerio/ui/primitives/stack';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { useId, useState } from 'react';
import styles from './ministry-taps.module.css';

export interface MinistryTapsProps {
  /** The ministry's name. */
  readonly ministry: string;
  /** Its members on the day that is shown; `presente` as the last tap says. */
  readonly list: MinistryList;
  /** The church's day, `YYYY-MM-DD`. */
  readonly today: CalendarDate;
  /** Days that can be chosen, newest first: today to seven days back. */
  readonly days: readonly CalendarDate[];
  /** Ids of people whose last tap the server does not have yet. */
  readonly unsent: ReadonlySet<number>;
  /** How many taps wait because the line is lost, those of other days too; they are sent by themselves. @default 0 */
  readonly waiting?: number;
  /** Why the last tap was refused. */
  readonly error?: string | null;
  /** 'No hubo reunión' is on its way. @default false */
  readonly isNoting?: boolean;
  /** A person was tapped, as they are shown. */
  readonly onTap: (person: MinistryPerson) => void;
  /** Another day was chosen. */
  readonly onDay: (day: CalendarDate) => void;
  /** 'No hubo reunión', or that there was one. */
  readonly onMeeting: (held: boolean) => void;
}

/** With fewer the eye is faster than a search. */
const SEARCHED = 12;

/**
 * A ministry in its leader's hand: a tap marks somebody present, another takes it back. Renders a `<section>`;
 * `aria-pressed` on each person.
 */
export function MinistryTaps(props: MinistryTapsProps) {
  const { ministry, list, today, days, unsent, waiting = 0, error, isNoting, ...others } = props;
  const { onTap, onDay, onMeeting } = others;
  const title = useId();
  const [search, setSearch] = useState('');
  const { fecha, huboReunion, personas } = list;
  const present = personas.filter(({ presente }) => presente).length;
  const wanted = textKey(search);
  const shown = personas.filter(({ nombre, apellido }) => searchKey(nombre, apellido).includes(wanted));
  return (
    <Card
      as="section"
      padding="md"
      aria-labelledby={title}
      className={styles.Root}
      data-component="MinistryTaps"
    >
      <div className={styles.Head}>
        <Stack direction="row" gap={3} align="center">
          <MinistryAvatar name={ministry} />
          <Heading level={2} size="lg" id={title}>
            {ministry}
          </Heading>
        </Stack>
        {huboReunion ? (
          <p className={styles.Count} role="status">
            <strong>{present}</strong> de {personas.length} presentes
          </p>
        ) : null}
      </div>
      <FormField label="Día">
        <Select value={fecha} onChange={(event) => onDay(event.currentTarget.value)}>
          {days.map((day) => (
            <option key={day} value={day}>
              {day === today ? `Hoy, ${dayOfMonth(day)}` : dayOfMonth(day)}
            </option>
          ))}
        </Select>
      </FormField>
      {waiting > 0 ? (
        <Notice tone="warning" role="status" title="Sin conexión">
          {waiting === 1 ? 'Falta enviar 1 toque.' : `Faltan enviar ${waiting} toques.`} Se envían solos
          cuando vuelva; no cierres esta página.
        </Notice>
      ) : null}
      {error ? (
        <Notice tone="danger" role="alert" title="No se pudo cambiar">
          {error}
        </Notice>
      ) : null}
      {huboReunion ? null : (
        <Notice title="No hubo reunión" role="status">
          Este día no cuenta como falta en tu ministerio. Nadie fuera de él lo ve.
        </Notice>
      )}
      {personas.length > SEARCHED ? (
        <FormField label="Buscar">
          <TextField
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </FormField>
      ) : null}
      {personas.length === 0 ? (
        <EmptyState title="Tu ministerio no tiene miembros">
          Un administrador los agrega en «Gestionar Ministerios».
        </EmptyState>
      ) : null}
      {personas.length > 0 && shown.length === 0 ? <p role="status">Nadie se llama así.</p> : null}
      <Stack as="ul" gap={2}>
        {shown.map((person) => (
          <li key={person.id}>
            <Person person={person} isUnsent={unsent.has(person.id)} onTap={onTap} />
          </li>
        ))}
      </Stack>
      {personas.length === 0 ? null : (
        <Button variant="quiet" size="sm" loading={isNoting} onClick={() => onMeeting(!huboReunion)}>
          {huboReunion ? 'No hubo reunión' : 'Sí hubo reunión'}
        </Button>
      )}
    </Card>
  );
}

interface PersonProps {
  readonly person: MinistryPerson;
  readonly isUnsent: boolean;
  readonly onTap: (person: MinistryPerson) => void;
}

function Person({ person, isUnsent, onTap }: PersonProps) {
  const { nombre, apellido, presente, hora, aqui, faltas } = person;
  const since = `${aqui ? 'Marcada' : 'Ya marcó,'} a las ${hora?.slice(0, 'HH:MM'.length)}`;
  const marked = presente && hora !== null ? since : '';
  return (
    <button
      type="button"
      className={styles.Person}
      aria-pressed={presente}
      data-unsent={isUnsent || undefined}
      onClick={() => onTap(person)}
    >
      <span className={styles.Mark} aria-hidden="true">
        {presente ? <Glyph path={check} /> : null}
      </span>
      <span className={styles.Name}>
        {nombre} {apellido}
      </span>
      <span className={styles.Fact}>
        {isUnsent ? 'Por enviar' : presente || faltas === 0 ? marked : `Faltó ${faltas}`}
      </span>
    </button>
  );
}
