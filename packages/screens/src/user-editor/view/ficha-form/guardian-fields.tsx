import type { Ficha } from '@ministerio/contract';
import { dateAt, KINSHIPS } from '@ministerio/contract/domain';
import { CheckInput, SelectInput, TextInput } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import styles from './ficha-form.module.css';

interface GuardianFieldsProps {
  /** Counted from 0. */
  readonly index: number;
  /** As stored; undefined for a new one. */
  readonly stored: Ficha['tutores'][number] | undefined;
  readonly timeZone: string;
  readonly onRemove: () => void;
}

const kinships = Object.entries(KINSHIPS);

/** One guardian: name, number, kinship, and whether anybody may write. */
export function GuardianFields({ index, stored, timeZone, onRemove }: GuardianFieldsProps) {
  const title = useId();
  const name = `tutores.${index}`;
  const typed: unknown = useWatch({ name: `${name}.telefono` });
  const wait = stored?.telefono === typed ? stored?.esperaHasta : null;
  return (
    <li className={styles.Guardian}>
      <fieldset className={styles.Group} aria-labelledby={title}>
        <p id={title} className={styles.GuardianTitle}>
          Tutor {index + 1}
        </p>
        <div className={styles.Fields}>
          <TextInput name={`${name}.nombre`} label="Nombre del tutor" required maxLength={100} />
          <TextInput
            name={`${name}.telefono`}
            label="Teléfono del tutor"
            required
            hint={wait ? `Cambió hace poco: se le puede escribir desde el ${dateAt(wait, timeZone)}.` : ''}
            type="tel"
            inputMode="tel"
            maxLength={32}
          />
          <SelectInput name={`${name}.parentesco`} label="Parentesco" options={kinships} />
        </div>
        <div className={styles.GuardianEnd}>
          <CheckInput name={`${name}.sePuedeEscribir`} label="Se le puede escribir" />
          <Button variant="quiet" size="sm" onClick={onRemove}>
            Quitar
            <VisuallyHidden> al tutor {index + 1}</VisuallyHidden>
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
