import { zodResolver } from '@hookform/resolvers/zod';
import type { Category } from '@ministerio/contract';
import { DateInput, Form, useErrorAt } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { Checkbox } from '@ministerio/ui/primitives/checkbox';
import { Link } from '@ministerio/ui/primitives/link';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { type ReactNode, useId } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import styles from './door-code.module.css';
import { type DoorGrant, defaultGrant, endDays } from './inscription.ts';
import { Segments } from './segments.tsx';

export interface DoorCodeFormProps {
  /** Initial choice. @default numbers alone, until tonight */
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
  readonly errors?: Readonly<Record<string, string>>;
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

const values = z
  .object({
    perfil: z.enum(['numeros', 'nombres']),
    ministerios: z.array(z.number()),
    until: z.enum(['default', 'day']),
    hasta: z.string(),
  })
  .check(
    z.refine(({ perfil, ministerios }) => perfil === 'numeros' || ministerios.length > 0, {
      path: ['ministerios'],
      error: 'Elige al menos un ministerio',
    }),
    z.refine(({ until, hasta }) => until === 'default' || hasta !== '', {
      path: ['hasta'],
      error: 'Elige el último día',
    }),
  );
type GrantValues = z.output<typeof values>;
const resolver = zodResolver(values);

/** Chooses what a phone of the door may see, and until when; numbers alone and tonight at first. Renders a `<form>`. */
export function DoorCodeForm(props: DoorCodeFormProps) {
  const { ministries, ministriesInstead, nowMs, timeZone, pending, errors, error, onMake, ...given } = props;
  const { defaultGrant: first = defaultGrant } = given;
  const form = useForm<GrantValues>({
    resolver,
    defaultValues: {
      perfil: first.perfil,
      ministerios: [...first.ministerios],
      until: first.hasta === null ? 'default' : 'day',
      hasta: first.hasta ?? '',
    },
  });
  const [perfil, until] = useWatch({ control: form.control, name: ['perfil', 'until'] });
  const { isTonight, first: firstDay, last } = endDays(nowMs, timeZone);
  return (
    <Form
      data-component="DoorCodeForm"
      className={styles.Root}
      form={form}
      fieldErrors={errors}
      onSubmit={async ({ ministerios, hasta }) =>
        onMake({
          perfil,
          ministerios: perfil === 'nombres' ? ministerios : [],
          hasta: until === 'day' ? hasta : null,
        })
      }
    >
      <ErrorNotice>{error}</ErrorNotice>
      <Segments
        legend="¿Qué puede ver?"
        value={perfil}
        options={profiles}
        hint={sentences[perfil]}
        onValueChange={(value) => form.setValue('perfil', value)}
      />
      {perfil === 'nombres' ? (
        <MinistryChoice ministries={ministries} ministriesInstead={ministriesInstead} />
      ) : null}
      <Segments
        legend="¿Hasta cuándo?"
        value={until}
        options={[
          { value: 'default', label: isTonight ? 'Hoy a las 23:00' : 'Mañana a las 23:00' },
          { value: 'day', label: 'Otro día' },
        ]}
        onValueChange={(value) => form.setValue('until', value)}
      />
      {until === 'day' ? (
        <DateInput
          name="hasta"
          label="Último día"
          hint="Hasta las 23:00 de ese día, en 90 días como mucho."
          min={firstDay}
          max={last}
        />
      ) : null}
      <Button type="submit" loading={pending}>
        Hacer el código
      </Button>
    </Form>
  );
}

function MinistryChoice({
  ministries,
  ministriesInstead,
}: Pick<DoorCodeFormProps, 'ministries' | 'ministriesInstead'>) {
  const id = useId();
  const { field } = useController({ name: 'ministerios' });
  const chosen: readonly number[] = field.value;
  const error = useErrorAt('ministerios');
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
    field.onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  return (
    <fieldset className={styles.Group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.Legend}>¿De qué ministerios?</legend>
      <div className={styles.Ministries}>
        {ministries.map(({ id: ministry, name }, index) => (
          <Checkbox
            key={ministry}
            ref={index === 0 ? field.ref : undefined}
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
