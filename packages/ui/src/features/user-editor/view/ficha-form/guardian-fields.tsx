import type { Ficha } from '@ministerio/contract';
import { dateAt, KINSHIPS, type Kinship } from '@ministerio/contract/domain';
import { useId } from 'react';
import { Button } from '../../../../primitives/button/index.ts';
import { Checkbox } from '../../../../primitives/checkbox/checkbox.tsx';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Select } from '../../../../primitives/select/select.tsx';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import { VisuallyHidden } from '../../../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './ficha-form.module.css';
import type { TypedGuardian } from './ficha-values.ts';

interface GuardianFieldsProps {
  /** Counted from 0. */
  readonly index: number;
  readonly guardian: TypedGuardian;
  /** As stored; undefined for a new one. */
  readonly stored: Ficha['tutores'][number] | undefined;
  readonly timeZone: string;
  /** What is wrong, by the name of the field in the call. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (guardian: TypedGuardian) => void;
  readonly onRemove: () => void;
}

const kinships = Object.entries(KINSHIPS) as [Kinship, string][];

/** One guardian: name, number, kinship, and whether anybody may write. */
export function GuardianFields(props: GuardianFieldsProps) {
  const { index, guardian, stored, timeZone, faults, onChange, onRemove } = props;
  const title = useId();
  const fault = (field: string) => faults[`tutores.${index}.${field}`];
  const isSameNumber = stored?.telefono === guardian.telefono;
  const wait = isSameNumber ? (stored?.esperaHasta ?? null) : null;
  return (
    <li className={styles.Guardian}>
      <fieldset className={styles.Group} aria-labelledby={title}>
        <p id={title} className={styles.GuardianTitle}>
          Tutor {index + 1}
        </p>
        <div className={styles.Fields}>
          <FormField label="Nombre del tutor" required error={fault('nombre')}>
            <TextField
              value={guardian.nombre}
              onChange={(event) => onChange({ ...guardian, nombre: event.currentTarget.value })}
              autoComplete="off"
              maxLength={100}
            />
          </FormField>
          <FormField
            label="Teléfono del tutor"
            required
            hint={
              wait === null
                ? undefined
                : `Cambió hace poco: se le puede escribir desde el ${dateAt(wait, timeZone)}.`
            }
            error={fault('telefono')}
          >
            <TextField
              type="tel"
              inputMode="tel"
              value={guardian.telefono}
              onChange={(event) => onChange({ ...guardian, telefono: event.currentTarget.value })}
              autoComplete="off"
              maxLength={32}
            />
          </FormField>
          <FormField label="Parentesco" error={fault('parentesco')}>
            <Select
              value={guardian.parentesco}
              onChange={(event) => {
                const chosen = kinships.find(([name]) => name === event.currentTarget.value);
                if (chosen !== undefined) onChange({ ...guardian, parentesco: chosen[0] });
              }}
            >
              {kinships.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          </FormField>
        </div>
        <div className={styles.GuardianEnd}>
          <Checkbox
            label="Se le puede escribir"
            checked={guardian.sePuedeEscribir}
            onChange={(event) => onChange({ ...guardian, sePuedeEscribir: event.currentTarget.checked })}
          />
          <Button variant="quiet" size="sm" onClick={onRemove}>
            Quitar
            <VisuallyHidden> al tutor {index + 1}</VisuallyHidden>
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
