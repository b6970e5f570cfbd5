import { Button } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { useId, useState } from 'react';
import { useOwnServer } from '../kit/own-server/index.ts';
import { OpenFicha } from './open-ficha.tsx';
import styles from './user-ficha.module.css';

/** The person's ficha under the editor, behind a button, as each look is in the log; absent on another backend. `name` is on the page to sign. */
export function UserFicha({ userId, name }: { readonly userId: string; readonly name: string }) {
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  if (!useOwnServer()) return null;
  return (
    <Card as="section" padding="md" aria-labelledby={title} className={styles.Root}>
      <Heading level={2} size="md" id={title}>
        Ficha
      </Heading>
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
    </Card>
  );
}
