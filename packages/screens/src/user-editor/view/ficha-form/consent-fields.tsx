import type { Ficha } from '@ministerio/contract';
import { CONSENT_WAYS, CONSENTS, type ConsentKind, dateAt } from '@ministerio/contract/domain';
import { SelectInput } from '@ministerio/ui/composed/form';
import { FieldGroup } from '../field-group.tsx';
import styles from './ficha-form.module.css';

type Consents = Ficha['consentimientos'];

interface ConsentFieldsProps {
  readonly stored: Consents;
  readonly timeZone: string;
}

const kinds = Object.keys(CONSENTS) as ConsentKind[];
const ways = [['', 'Sin consentimiento'], ...Object.entries(CONSENT_WAYS)] as const;

/** How each consent that holds was given. */
export function consentsOf(stored: Consents) {
  const held = (kind: ConsentKind) =>
    stored.find(({ tipo, retirado }) => tipo === kind && retirado === null)?.medio ?? null;
  return { cuenta: held('cuenta'), foto: held('foto'), mensajes: held('mensajes') };
}

/** Consents and the way they were given; with their recorder and time. */
export function ConsentFields({ stored, timeZone }: ConsentFieldsProps) {
  /** Newest consent of a kind, in words. */
  const history = (kind: ConsentKind) => {
    const newest = stored.find(({ tipo }) => tipo === kind);
    if (newest === undefined) return undefined;
    if (newest.retirado !== null) return `Retirado el ${dateAt(newest.retirado, timeZone)}.`;
    return `Anotado el ${dateAt(newest.cuando, timeZone)} por ${newest.por ?? 'una cuenta eliminada'}.`;
  };
  return (
    <FieldGroup title="Consentimientos" level={3}>
      <p className={styles.Hint}>El papel firmado es la prueba: guárdalo. Aquí se anota que existe.</p>
      <div className={styles.Fields}>
        {kinds.map((kind) => (
          <SelectInput
            key={kind}
            name={`consentimientos.${kind}`}
            label={CONSENTS[kind]}
            hint={history(kind)}
            options={ways}
            nullable
          />
        ))}
      </div>
    </FieldGroup>
  );
}
