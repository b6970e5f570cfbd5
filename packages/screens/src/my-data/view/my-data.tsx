import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { Button } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { download, Glyph } from '@ministerio/ui/primitives/icon';
import { Link } from '@ministerio/ui/primitives/link';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { type ReactNode, useState } from 'react';
import styles from './my-data.module.css';

export interface MyDataProps {
  /** Formatted day of the deletion request; null without one. */
  readonly requestedOn: string | null;
  /** The pending task. */
  readonly pending?: 'download' | 'request' | 'withdraw' | null;
  /** Error message of the last task. */
  readonly error?: string | null;
  /** Whether the password is still the membership number and must be changed first. @default false */
  readonly needsOwnPassword?: boolean;
  /** Called by 'Descargar mis datos'. */
  readonly onDownload: () => void;
  /** Requests the deletion; called after confirmation. */
  readonly onRequest: () => void;
  /** Withdraws the request. */
  readonly onWithdraw: () => void;
}

/**
 * 'Mis datos': everything stored about the person as a file, and a deletion request (R1, R38).
 * Renders a `<section>`, `data-requested` while a request is pending.
 */
export function MyData(props: MyDataProps) {
  const {
    requestedOn,
    pending = null,
    error = null,
    needsOwnPassword = false,
    onDownload,
    onRequest,
    onWithdraw,
  } = props;
  return (
    <Card
      as="section"
      padding="lg"
      className={styles.Root}
      data-component="MyData"
      data-requested={requestedOn === null ? undefined : ''}
    >
      <Heading level={2} size="xl">
        Mis datos
      </Heading>
      {needsOwnPassword && (
        <Notice tone="warning" role="alert" title="Elige primero una contraseña propia.">
          Tu contraseña todavía es tu número de membresía, que otros pueden conocer.{' '}
          <Link href="/dashboard/user/clave">Cambiar contraseña</Link>
        </Notice>
      )}
      <ErrorNotice>{error}</ErrorNotice>
      <Part
        title="Llévate una copia"
        text="Un archivo con tu cuenta, tus ministerios, tus asistencias y los cambios que otros hicieron en ellas."
      >
        <Button variant="secondary" loading={pending === 'download'} onClick={onDownload}>
          <Glyph path={download} /> Descargar mis datos
        </Button>
      </Part>
      {requestedOn === null ? (
        <Request pending={pending === 'request'} onRequest={onRequest} />
      ) : (
        <Part
          title="Eliminar mi cuenta"
          text={`Pediste eliminar tu cuenta el ${requestedOn}. Un administrador lo hará; hasta entonces puedes cambiar de idea.`}
        >
          <Button variant="secondary" loading={pending === 'withdraw'} onClick={onWithdraw}>
            Retirar el pedido
          </Button>
        </Part>
      )}
    </Card>
  );
}

interface RequestProps {
  readonly pending: boolean;
  readonly onRequest: () => void;
}

function Request({ pending, onRequest }: RequestProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <Part
      title="Eliminar mi cuenta"
      text="Pide a un administrador que elimine tu cuenta, tus asistencias y todo lo que se guarda sobre ti."
    >
      <Button variant="secondary" loading={pending} onClick={() => setConfirming(true)}>
        Pedir la eliminación
      </Button>
      <AlertDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="¿Pedir que eliminen tu cuenta?"
        description="Cuando un administrador la elimine, se borrarán tus asistencias y tus datos para siempre. Hasta entonces puedes retirar el pedido."
        confirmLabel="Pedir la eliminación"
        onConfirm={() => {
          setConfirming(false);
          onRequest();
        }}
      />
    </Part>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <div className={styles.Part}>
      <div className={styles.Words}>
        <Heading level={3} size="md">
          {title}
        </Heading>
        <p className={styles.Text}>{text}</p>
      </div>
      <div>{children}</div>
    </div>
  );
}
