import type { Category } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useMergedRef } from '../../../../internal/use-merged-ref.ts';
import { Button } from '../../../../primitives/button/index.ts';
import { Checkbox } from '../../../../primitives/checkbox/checkbox.tsx';
import { DateField } from '../../../../primitives/date-field/date-field.tsx';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Link } from '../../../../primitives/link/index.ts';
import { ErrorNotice } from '../../../../primitives/notice/notice.tsx';
import styles from './door-code.module.css';
import { type DoorGrant, defaultGrant, endDays } from './inscription.ts';
import { Segments } from './segments.tsx';

export interface DoorCodeFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** What is chosen at first. @default numbers alone, until tonight */
  readonly defaultGrant?: DoorGrant;
  /** The ministries to choose from; null while they are not there. */
  readonly ministries: readonly Category[] | null;
  /** Shown in their place until then: a placeholder, or why they failed to load. */
  readonly ministriesInstead?: ReactNode;
  /** The clock, in UTC milliseconds. */
  readonly nowMs: number;
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
  /** The code is being made; the button is busy. @default false */
  readonly pending?: boolean;
  /** Why a day or the ministries were refused. */
  readonly errors?: { readonly hasta?: string | undefined; readonly ministerios?: string | undefined };
  /** Why it failed as a whole. */
  readonly error?: ReactNode;
  /** Makes a code. */
  readonly onMake: (grant: DoorGrant) => void;
}

const profiles = [
  { value: 'numeros', label: 'Solo números' },
  { value: 'nombres', label: 'Con nombres' },
] as const;

const sentences = {
  numeros: 'No muestra ni guarda ningún nombre: cada número se comprueba al enviarlo.',
  nombres:
    'Muestra nombre e inicial del apellido de la gente de los ministerios que elijas; de los menores, solo el nombre. No se ve nada hasta que pulses «Es este».',
} as const;

const NO_MINISTRY = 'Elige al menos un ministerio';
const NO_DAY = 'Elige el último día';

/** Chooses what a phone of the door may see, and until when; numbers alone and tonight at first. Renders a `<form>`. */
export function DoorCodeForm(props: DoorCodeFormProps) {
  const {
    ministries,
    ministriesInstead,
    nowMs,
    timeZone,
    pending,
    errors,
    error,
    onMake,
    className,
    ref,
    ...given
  } = props;
  const { defaultGrant: first = defaultGrant, ...rest } = given;
  const form = useRef<HTMLFormElement>(null);
  const [grant, setGrant] = useState(first);
  const [until, setUntil] = useState<'default' | 'day'>(first.hasta === null ? 'default' : 'day');
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<DoorGrant>) => setGrant({ ...grant, ...part });
  const { isTonight, first: firstDay, last } = endDays(nowMs, timeZone);
  const hasNames = grant.perfil === 'nombres';
  const lacks = {
    ministerios: hasNames && grant.ministerios.length === 0 ? NO_MINISTRY : undefined,
    hasta: until === 'day' && !grant.hasta ? NO_DAY : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (lacks.ministerios || lacks.hasta) {
      const wanted = lacks.ministerios ? 'input[type="checkbox"]' : 'input[type="date"]';
      form.current?.querySelector<HTMLElement>(wanted)?.focus();
      return;
    }
    onMake({
      perfil: grant.perfil,
      ministerios: hasNames ? grant.ministerios : [],
      hasta: until === 'day' ? grant.hasta : null,
    });
  };
  return (
    <form
      {...rest}
      data-component="DoorCodeForm"
      ref={useMergedRef(form, ref)}
      className={cx(styles.Root, className)}
      onSubmit={submit}
      noValidate
    >
      <ErrorNotice>{error}</ErrorNotice>
      <Segments
        legend="¿Qué puede ver?"
        value={grant.perfil}
        options={profiles}
        hint={sentences[grant.perfil]}
        onValueChange={(perfil) => change({ perfil })}
      />
      {hasNames ? (
        <MinistryChoice
          ministries={ministries}
          ministriesInstead={ministriesInstead}
          chosen={grant.ministerios}
          error={isChecked ? (lacks.ministerios ?? errors?.ministerios) : undefined}
          onChosenChange={(ministerios) => change({ ministerios })}
        />
      ) : null}
      <Segments
        legend="¿Hasta cuándo?"
        value={until}
        options={[
          { value: 'default', label: isTonight ? 'Hoy a las 23:00' : 'Mañana a las 23:00' },
          { value: 'day', label: 'Otro día' },
        ]}
        onValueChange={setUntil}
      />
      {until === 'day' ? (
        <FormField
          label="Último día"
          hint="Hasta las 23:00 de ese día, en 90 días como mucho."
          error={isChecked ? (lacks.hasta ?? errors?.hasta) : undefined}
        >
          <DateField
            value={grant.hasta ?? ''}
            min={firstDay}
            max={last}
            onChange={(event) => change({ hasta: event.currentTarget.value || null })}
          />
        </FormField>
      ) : null}
      <Button type="submit" loading={pending}>
        Hacer el código
      </Button>
    </form>
  );
}

interface MinistryChoiceProps extends Pick<DoorCodeFormProps, 'ministries' | 'ministriesInstead'> {
  readonly chosen: readonly number[];
  readonly error: string | undefined;
  readonly onChosenChange: (ids: readonly number[]) => void;
}

function MinistryChoice(props: MinistryChoiceProps) {
  const { ministries, ministriesInstead, chosen, error, onChosenChange } = props;
  const id = useId();
  if (ministries === null) return ministriesInstead;
  if (ministries.length === 0) {
    return (
      <p>
        Todavía no hay ministerios. Crea el primero en{' '}
        <Link href="/dashboard/category">Gestionar Ministerios</Link>.
      </p>
    );
  }
  const toggle = (one: number) =>
    onChosenChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset className={styles.Group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.Legend}>¿De qué ministerios?</legend>
      <div className={styles.Ministries}>
        {ministries.map(({ id: ministry, name }) => (
          <Checkbox
            key={ministry}
            label={name ?? `Ministerio ${ministry}`}
            checked={chosen.includes(Number(ministry))}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(Number(ministry))}
          />
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.Error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
