import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Stack } from '@ministerio/ui/primitives/stack';
import type { ReactNode } from 'react';
import { TitledCard } from '../../../kit/titled-card.tsx';
import styles from './ministries-manager.module.css';

export interface MinistriesManagerProps {
  /** The form 'Crear Nueva Categoría'. */
  readonly createForm: ReactNode;
  /** The form 'Asignar Usuario a un ministerio'. */
  readonly assignForm: ReactNode;
  /** The table 'Ministerios Existentes', or its loading or error state. */
  readonly children: ReactNode;
}

/** The screen 'Gestión de ministerios': both forms side by side, the ministries below (spec section 2). */
export function MinistriesManager({ createForm, assignForm, children }: MinistriesManagerProps) {
  return (
    <Stack data-component="MinistriesManager" gap={6}>
      <Heading level={1} size="2xl">
        Gestión de ministerios
      </Heading>
      <div className={styles.Forms}>
        <Card padding="md">{createForm}</Card>
        <Card padding="md">{assignForm}</Card>
      </div>
      <TitledCard title="Ministerios Existentes" className={styles.Existing}>
        <div className={styles.List}>{children}</div>
      </TitledCard>
    </Stack>
  );
}
