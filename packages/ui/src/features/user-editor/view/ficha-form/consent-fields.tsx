import type { Ficha } from '@ministerio/contract';
import { CONSENT_WAYS, CONSENTS, type ConsentWay, dateAt } from '@ministerio/contract/domain';
import { useId } from 'react';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { Select } from '../../../../primitives/select/select.tsx';
import styles from './ficha-form.module.css';
import { consentKinds, type FichaValues } from './ficha-values.ts';

interface ConsentFieldsProps {
  readonly stored: Ficha['consentimientos'];
  readonly timeZone: string;
  readonly values: FichaValues['consentimientos'];
  readonly onChange: (values: FichaValues['consentimientos']) => void;
}

const ways = Object.entries(CONSENT_WAYS) as [ConsentWay, string][];

/** What was agreed to, and how; with who wrote it down and when. */
export function ConsentFields({ stored, timeZone, values, onChange }: ConsentFieldsProps) {
  const title = useId();
  const dayOf = (instant: string) => dateAt(instant, timeZone);
  /** What is known of the newest one of a kind. */
  const history = (kind: (typeof consentKinds)[number]) => {
    const newest = stored.find(({ tipo }) => tipo === kind);
    if (newest === undefined) return undefined;
    if (newest.retirado !== null) return `Retirado el ${dayOf(newest.retirado)}.`;
    return `Anotado el ${dayOf(newest.cuando)} por ${newest.por ?? 'una cuenta eliminada'}.`;
  };
  return (
    <fieldset className={styles.Group} aria-labelledby={title}>
      <Heading level={3} size="md" id={title}>
        Consentimientos
      </Heading>
      <p className={styles.Hint}>El papel firmado es la prueba: guárdalo. Aquí se anota que existe.</p>
      <div className={styles.Fields}>
        {consentKinds.map((kind) => (
          <FormField key={kind} label={CONSENTS[kind]} hint={history(kind)}>
            <Select
              value={values[kind] ?? ''}
              onChange={(event) => {
                const way = ways.find(([name]) => name === event.currentTarget.value);
                onChange({ ...values, [kind]: way?.[0] ?? null });
              }}
            >
              <option value="">Sin consentimiento</option>
              {ways.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          </FormField>
        ))}
      </div>
    </fieldset>
  );
}
