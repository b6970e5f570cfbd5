import type { Ficha } from '@ministerio/contract';
import { GUARDIANS_MAX, isRecordedAdult, minorReason } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { PasswordField } from '../../../../composed/password-field/password-field.tsx';
import { useSingleSubmit } from '../../../../internal/forms/use-single-submit.ts';
import { Button } from '../../../../primitives/button/index.ts';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { ErrorNotice, Notice } from '../../../../primitives/notice/notice.tsx';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import styles from './ficha-form.module.css';
import { bodyOf, faultsOf, type NewFicha, type TypedGuardian, typedYear, valuesOf } from './ficha-values.ts';
import { GuardianFields } from './guardian-fields.tsx';

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
  /** What is wrong, by the name of the field in the call. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  /** Whether a guardian's number needs a second administrator (R44). @default false */
  readonly needsWitness?: boolean;
}

const noErrors: Readonly<Record<string, string>> = {};
const reasons = {
  anio: 'Cuenta como menor por su año de nacimiento.',
  ministerio: 'Cuenta como menor: está en un ministerio de menores y no se sabe su año de nacimiento.',
  anotado: 'Cuenta como menor: así se anotó, y no se sabe su año de nacimiento.',
};

/** Whatever else the ficha said, without a year it says the same again. */
function factsOf({ menor }: Ficha, birthYear: number | null) {
  return { birthYear, inMinistryOfMinors: menor === 'ministerio', notedAsMinor: menor === 'anotado' };
}

/** A person's number, year of birth, guardians and consents. A minor has guardians instead of a number (R43). Renders a `<form>`. */
export function FichaForm(props: FichaFormProps) {
  const { ficha, year, timeZone, onSave, error = null, fieldErrors = noErrors, ...others } = props;
  const { needsWitness = false, saving = false, className, ...rest } = others;
  const titles = { guardians: useId(), witness: useId() };
  const [values, setValues] = useState(() => valuesOf(ficha));
  const [isTried, setTried] = useState(false);
  const [added, setAdded] = useState(0);
  const birthYear = typedYear(values.anio, year);
  const reason = minorReason(factsOf(ficha, birthYear ?? null), year);
  const isAdult = isRecordedAdult(birthYear ?? null, year);
  const faults = isTried ? { ...fieldErrors, ...faultsOf(values, year) } : fieldErrors;
  const change = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const putGuardian = (key: string, guardian: TypedGuardian | null) =>
    change({ tutores: values.tutores.flatMap((one) => (one.key === key ? (guardian ?? []) : one)) });
  const onSubmit = useSingleSubmit(async ({ currentTarget: form }) => {
    flushSync(() => setTried(true));
    if (Object.keys(faultsOf(values, year)).length > 0) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    await onSave(bodyOf(ficha, values, year, { isMinor: reason !== null, withWitness: needsWitness }));
  });
  return (
    <form
      aria-label="Ficha"
      noValidate
      {...rest}
      onSubmit={onSubmit}
      className={cx(styles.Root, className)}
      data-component="FichaForm"
    >
      {reason === null ? null : (
        <Notice title={reasons[reason]}>
          No se guardan su teléfono ni sus ubicaciones: se escribe a su tutor.
        </Notice>
      )}
      <div className={styles.Fields}>
        <FormField
          label="Año de nacimiento"
          hint="Basta el año. Es menor hasta que termina el año en que cumple 18."
          error={faults.anioNacimiento}
        >
          <TextField
            inputMode="numeric"
            value={values.anio}
            onChange={(event) => change({ anio: event.currentTarget.value })}
            autoComplete="off"
            maxLength={4}
          />
        </FormField>
        {reason === null ? (
          <FormField
            label="Teléfono"
            hint="De este país sin código, como 70012345; de otro, con + y su código."
            error={faults.telefono}
          >
            <TextField
              type="tel"
              inputMode="tel"
              value={values.telefono}
              onChange={(event) => change({ telefono: event.currentTarget.value })}
              autoComplete="off"
              maxLength={32}
            />
          </FormField>
        ) : null}
      </div>
      {isAdult && values.tutores.length === 0 ? null : (
        <fieldset className={styles.Group} aria-labelledby={titles.guardians}>
          <Heading level={3} size="md" id={titles.guardians}>
            Tutores
          </Heading>
          {reason !== null && values.tutores.length === 0 ? (
            <p className={styles.Hint}>Todavía no tiene tutor. Anótalo con el papel firmado a la vista.</p>
          ) : null}
          <ErrorNotice>{faults.tutores}</ErrorNotice>
          {values.tutores.length === 0 ? null : (
            <ul className={styles.Guardians}>
              {values.tutores.map((guardian, index) => (
                <GuardianFields
                  key={guardian.key}
                  index={index}
                  guardian={guardian}
                  stored={ficha.tutores.find(({ id }) => id === guardian.id)}
                  timeZone={timeZone}
                  faults={faults}
                  onChange={(changed) => putGuardian(guardian.key, changed)}
                  onRemove={() => putGuardian(guardian.key, null)}
                />
              ))}
            </ul>
          )}
          {isAdult || values.tutores.length >= GUARDIANS_MAX ? null : (
            <Button
              variant="secondary"
              className={styles.Add}
              onClick={() => {
                setAdded(added + 1);
                change({ tutores: [...values.tutores, { ...newGuardian, key: `nuevo-${added}` }] });
              }}
            >
              Agregar tutor
            </Button>
          )}
        </fieldset>
      )}
      <ConsentFields
        stored={ficha.consentimientos}
        timeZone={timeZone}
        values={values.consentimientos}
        onChange={(consentimientos) => change({ consentimientos })}
      />
      <ErrorNotice>{error}</ErrorNotice>
      {needsWitness ? (
        <fieldset className={styles.Group} aria-labelledby={titles.witness}>
          <Heading level={3} size="md" id={titles.witness}>
            Otro administrador
          </Heading>
          <p className={styles.Hint}>
            Escribe aquí su usuario y su propia contraseña, si el número es de verdad del tutor.
          </p>
          <div className={styles.Fields}>
            <FormField label="Su usuario" error={faults.testigo}>
              <TextField
                value={values.testigo.usuario}
                onChange={(event) =>
                  change({ testigo: { ...values.testigo, usuario: event.currentTarget.value } })
                }
                autoComplete="off"
                autoCapitalize="none"
              />
            </FormField>
            <FormField label="Su contraseña">
              <PasswordField
                value={values.testigo.clave}
                onChange={(event) =>
                  change({ testigo: { ...values.testigo, clave: event.currentTarget.value } })
                }
                autoComplete="new-password"
              />
            </FormField>
          </div>
        </fieldset>
      ) : null}
      <Button type="submit" loading={saving} className={styles.Submit}>
        Guardar la ficha
      </Button>
    </form>
  );
}

const newGuardian = { nombre: '', telefono: '', parentesco: 'madre', sePuedeEscribir: true } as const;
