import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { Button } from '@ministerio/ui/primitives/button';
import { Notice, type NoticeProps } from '@ministerio/ui/primitives/notice';
import { useState } from 'react';
import styles from './demo-notice.module.css';

export interface DemoNoticeProps extends Omit<NoticeProps, 'children' | 'tone' | 'title'> {
  /** Removes the sample data; called after confirmation. */
  readonly onRemove: () => void;
  /** Whether the removal is pending; the button is busy. @default false */
  readonly pending?: boolean;
  /** Error message of the last attempt. */
  readonly error?: string | null;
}

/** Announces that the people on the screen are sample data, and removes them (R33). */
export function DemoNotice({ onRemove, pending = false, error = null, ...rest }: DemoNoticeProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <Notice {...rest} tone="warning" title="Datos de ejemplo" data-component="DemoNotice">
      <div className={styles.Root}>
        <p>
          Las personas, asistencias, mensajes y prédicas que ves son inventados, para que pruebes el panel y
          el sitio.
        </p>
        <Button variant="secondary" size="sm" onClick={() => setConfirming(true)}>
          Quitar los datos de ejemplo
        </Button>
      </div>
      <AlertDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="¿Quitar los datos de ejemplo?"
        description="Se borrarán los miembros, ministerios, asistencias, mensajes, prédicas y contactos de ejemplo. Lo que hayas creado tú se conserva."
        confirmLabel="Quitar"
        tone="danger"
        pending={pending}
        error={error}
        onConfirm={onRemove}
      />
    </Notice>
  );
}
