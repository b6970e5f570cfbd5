import { zodResolver } from '@hookform/resolvers/zod';
import { type Ficha, saveFicha } from '@ministerio/contract';
import {
  BIRTH_YEAR_FAULT,
  GUARDIANS_MAX,
  isBirthYear,
  isRecordedAdult,
  minorReason,
} from '@ministerio/contract/domain';
import { Form, NumberInput, PasswordInput, TextInput } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useMemo } from 'react';
import { useFieldArray, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FieldGroup } from '../field-group.tsx';
import { ConsentFields, consentsOf } from './consent-fields.tsx';
import styles from './ficha-form.module.css';
import { GuardianFields } from './guardian-fields.tsx';

/** Body of the call that saves a ficha. */
export type NewFicha = z.input<typeof saveFicha.body>;

export interface FichaFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The stored ficha; give another `key` with another version, else what is typed stays. */
  readonly ficha: Ficha;
  /** The year that it is at the church: it decides who is a minor. */
  readonly year: number;
  /** IANA name of the church's zone, for the days of consents. */
  readonly timeZone: string;
  /** Saves what is typed. */
  readonly onSave: (ficha: NewFicha) => Promise<void>;
  /** Whether it is being saved. @default false */
  readonly saving?: boolean;
  /** Why it could not be saved. */
  readonly error?: string | null;
  /** Faults, by the name of the field in the call. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  /** Whether a guardian's number needs a second administrator (R44). @default false */
  readonly needsWitness?: boolean;
}

const reasons = {
  anio: 'Cuenta como menor por su año de nacimiento.',
  ministerio: 'Cuenta como menor: está en un ministerio de menores y no se sabe su año de nacimiento.',
  anotado: 'Cuenta como menor: así se anotó, y no se sabe su año de nacimiento.',
};
const newGuardian = { nombre: '', telefono: '', parentesco: 'madre', sePuedeEscribir: true } as const;

/** The call's rules, and a year that is not to come. */
const schemaOf = (year: number) =>
  saveFicha.body.check(
    z.refine(({ anioNacimiento: born }) => born === null || isBirthYear(born, year), {
      path: ['anioNacimiento'],
      error: BIRTH_YEAR_FAULT,
    }),
  );

/** Whatever else the ficha said, without a year it says the same again. */
function factsOf({ menor }: Ficha, birthYear: number | null) {
  return { birthYear, inMinistryOfMinors: menor === 'ministerio', notedAsMinor: menor === 'anotado' };
}

/** A person's number, year of birth, guardians and consents. A minor has guardians instead of a number (R43). Renders a `<form>`. */
export function FichaForm(props: FichaFormProps) {
  const { ficha, year, timeZone, onSave, error = null, ...others } = props;
  const { needsWitness = false, saving = false, className, ...rest } = others;
  const { version, telefono, anioNacimiento, tutores, consentimientos } = ficha;
  const form = useForm<NewFicha>({
    resolver: useMemo(() => zodResolver(schemaOf(year)), [year]),
    defaultValues: {
      version,
      telefono,
      anioNacimiento,
      tutores,
      consentimientos: consentsOf(consentimientos),
    },
  });
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'tutores',
    keyName: 'key',
  });
  const typedYear = useWatch({ control: form.control, name: 'anioNacimiento' });
  const birthYear = typedYear !== null && isBirthYear(typedYear, year) ? typedYear : null;
  const reason = minorReason(factsOf(ficha, birthYear), year);
  const isAdult = isRecordedAdult(birthYear, year);
  const faultOf = (name: 'tutores' | 'testigo') => {
    const fault = form.formState.errors[name];
    return String(fault?.root?.message ?? fault?.message ?? '');
  };
  return (
    <Form
      aria-label="Ficha"
      {...rest}
      form={form}
      onSubmit={({ testigo, ...typed }) =>
        onSave({
          ...typed,
          telefono: reason === null ? typed.telefono : null,
          ...(needsWitness && { testigo }),
        })
      }
      className={cx(styles.Root, className)}
      data-component="FichaForm"
    >
      {reason === null ? null : (
        <Notice title={reasons[reason]}>
          No se guardan su teléfono ni sus ubicaciones: se escribe a su tutor.
        </Notice>
      )}
      <div className={styles.Fields}>
        <NumberInput
          name="anioNacimiento"
          label="Año de nacimiento"
          hint="Basta el año. Es menor hasta que termina el año en que cumple 18."
          inputMode="numeric"
          maxLength={4}
        />
        {reason === null ? (
          <TextInput
            name="telefono"
            label="Teléfono"
            hint="De este país sin código, como 70012345; de otro, con + y su código."
            type="tel"
            inputMode="tel"
            maxLength={32}
          />
        ) : null}
      </div>
      {isAdult && fields.length === 0 ? null : (
        <FieldGroup title="Tutores" level={3}>
          {reason !== null && fields.length === 0 ? (
            <p className={styles.Hint}>Todavía no tiene tutor. Anótalo con el papel firmado a la vista.</p>
          ) : null}
          <ErrorNotice>{faultOf('tutores')}</ErrorNotice>
          {fields.length === 0 ? null : (
            <ul className={styles.Guardians}>
              {fields.map(({ key, id }, index) => (
                <GuardianFields
                  key={key}
                  index={index}
                  stored={tutores.find((one) => one.id === id)}
                  timeZone={timeZone}
                  onRemove={() => remove(index)}
                />
              ))}
            </ul>
          )}
          {isAdult || fields.length >= GUARDIANS_MAX ? null : (
            <Button
              variant="secondary"
              className={styles.Add}
              onClick={() => append(newGuardian, { shouldFocus: false })}
            >
              Agregar tutor
            </Button>
          )}
        </FieldGroup>
      )}
      <ConsentFields stored={consentimientos} timeZone={timeZone} />
      <ErrorNotice>{error}</ErrorNotice>
      {needsWitness ? (
        <FieldGroup title="Otro administrador" level={3}>
          <p className={styles.Hint}>
            Escribe aquí su usuario y su propia contraseña, si el número es de verdad del tutor.
          </p>
          <div className={styles.Fields}>
            <TextInput
              name="testigo.usuario"
              label="Su usuario"
              error={faultOf('testigo')}
              nullable={false}
              autoCapitalize="none"
            />
            <PasswordInput name="testigo.clave" label="Su contraseña" autoComplete="new-password" />
          </div>
        </FieldGroup>
      ) : null}
      <Button type="submit" loading={saving} className={styles.Submit}>
        Guardar la ficha
      </Button>
    </Form>
  );
}
