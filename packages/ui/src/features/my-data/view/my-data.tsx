import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { AlertDialog } from '../../../primitives/alert-dialog/alert-dialog.tsx';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/card.tsx';
import { Heading } from '../../../primitives/heading/heading.tsx';
import { download, Glyph } from '../../../primitives/icon/index.ts';
import { Link } from '../../../primitives/link/index.ts';
import { Notice } from '../../../primitives/notice/notice.tsx';
import styles from './my-data.module.css';

/** Props of {@link MyData}. */
export interface MyDataProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Day on which the person asked to be deleted, as it is shown; null where they did not. */
  readonly requestedOn: string | null;
  /** What is being done. */
  readonly pending?: 'download' | 'request' | 'withdraw' | null;
  /** Why the last thing could not be done. */
  readonly error?: string | null;
  /** The password is still the membership number: it has to be changed first. @default false */
  readonly needsOwnPassword?: boolean;
  /** Where the password is changed. */
  readonly passwordHref: string;
  /** 'Descargar mis datos' was pressed. */
  readonly onDownload: () => void;
  /** Asks to be deleted; the person has confirmed it. */
  readonly onRequest: () => void;
  /** Takes the request back. */
  readonly onWithdraw: () => void;
}

/**
 * 'Mis datos': everything that is kept about the person as a file, and asking to be deleted (R1, R38).
 * Renders a `<section>`, `data-requested` where a request waits.
 */
export function MyData(props: MyDataProps) {
  const {
    requestedOn,
    pending = null,
    error = null,
    needsOwnPassword = false,
    passwordHref,
    ...others
  } = props;
  const { onDownload, onRequest, onWithdraw, className, ...rest } = others;
  return (
    <Card
      as="section"
      padding="lg"
      {...rest}
      className={cx(styles.Root, className)}
      data-component="MyData"
      data-requested={requestedOn === null ? undefined : ''}
    >
      <Heading level={2} size="xl">
        Mis datos
      </Heading>
      {needsOwnPassword && (
        <Notice tone="warning" role="alert" title="Elige primero una contraseña propia.">
          Tu contraseña todavía es tu número de membresía, que otros pueden conocer.{' '}
          <Link href={passwordHref}>Cambiar contraseña</Link>
        </Notice>
      )}
      {error !== null && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
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
  const [asking, setAsking] = useState(false);
  return (
    <Part
      title="Eliminar mi cuenta"
      text="Pide a un administrador que elimine tu cuenta, tus asistencias y todo lo que se guarda sobre ti."
    >
      <Button variant="secondary" loading={pending} onClick={() => setAsking(true)}>
        Pedir la eliminación
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Pedir que eliminen tu cuenta?"
        description="Cuando un administrador la elimine, se borrarán tus asistencias y tus datos para siempre. Hasta entonces puedes retirar el pedido."
        confirmLabel="Pedir la eliminación"
        onConfirm={() => {
          setAsking(false);
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
