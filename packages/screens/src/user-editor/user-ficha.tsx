import { Button } from '@ministerio/ui/primitives/button';
import { useState } from 'react';
import { useOwnServer } from '../kit/own-server/index.ts';
import { TitledCard } from '../kit/titled-card.tsx';
import { OpenFicha } from './open-ficha.tsx';
import styles from './user-ficha.module.css';

/** The person's ficha under the editor, behind a button, as each look is in the log; absent on another backend. `name` is on the page to sign. */
export function UserFicha({ userId, name }: { readonly userId: string; readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  if (!useOwnServer()) return null;
  return (
    <TitledCard title="Ficha" size="md" className={styles.Root}>
      <p className={styles.Lead}>
        Teléfono, año de nacimiento, tutores y consentimientos. Quién la mira queda en la auditoría.
      </p>
      {isOpen ? (
        <OpenFicha userId={userId} name={name} />
      ) : (
        <Button variant="secondary" className={styles.Open} onClick={() => setOpen(true)}>
          Ver la ficha
        </Button>
      )}
    </TitledCard>
  );
}
