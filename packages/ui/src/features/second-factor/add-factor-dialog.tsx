import { type FormEvent, useId, useState } from 'react';
import { QrCode } from '../../composed/qr-code/qr-code.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { ErrorNotice } from '../../primitives/notice/notice.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import styles from './second-factor.module.css';
import type { Adding } from './use-factors.ts';

export interface AddFactorDialogProps {
  /** null keeps the dialog closed. */
  readonly adding: Adding | null;
  /** Whether it is being added; the button is busy. */
  readonly pending: boolean;
  /** Why it failed; `isOfCode` where the code was wrong. */
  readonly error: { readonly text: string; readonly isOfCode: boolean } | null;
  /** Adds it, under a name and with an app's code. */
  readonly onAdd: (name: string, code: string) => void;
  /** Called when the dialog is cancelled. */
  readonly onClose: () => void;
}

const words = {
  llave: {
    title: 'Agregar una llave de acceso',
    description: 'Tu navegador te pedirá la huella, la cara, el PIN o una llave de seguridad.',
    name: 'Este equipo',
    action: 'Continuar',
  },
  app: {
    title: 'Agregar una aplicación de códigos',
    description:
      'Escanea el dibujo con tu aplicación (Google Authenticator, Aegis u otra) y escribe el código que muestra.',
    name: 'Mi teléfono',
    action: 'Agregar',
  },
} as const;

/** Names a new second factor, and shows a new app what to scan (R45). */
export function AddFactorDialog({ adding, pending, error, onAdd, onClose }: AddFactorDialogProps) {
  const form = useId();
  const { title, description, action } = words[adding?.tipo ?? 'llave'];
  const close = () => {
    if (!pending) onClose();
  };
  return (
    <Dialog
      open={adding !== null}
      onOpenChange={close}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancelar
          </Button>
          <Button type="submit" form={form} loading={pending}>
            {action}
          </Button>
        </>
      }
    >
      {adding === null ? null : <Fields id={form} adding={adding} error={error} onAdd={onAdd} />}
    </Dialog>
  );
}

interface FieldsProps extends Pick<AddFactorDialogProps, 'error' | 'onAdd'> {
  readonly id: string;
  readonly adding: Adding;
}

function Fields({ id, adding, error, onAdd }: FieldsProps) {
  const [name, setName] = useState<string>(words[adding.tipo].name);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<'name' | 'code' | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacks = name.trim() === '' ? 'name' : adding.tipo === 'app' && code.trim() === '' ? 'code' : null;
    setMissing(lacks);
    if (lacks === null) onAdd(name, code);
  };
  return (
    <form id={id} className={styles.Form} onSubmit={submit} noValidate>
      <ErrorNotice>{error?.isOfCode ? null : error?.text}</ErrorNotice>
      {adding.tipo === 'app' ? (
        <>
          <QrCode text={adding.uri} label="Código QR para tu aplicación" className={styles.Qr} />
          <FormField label="O escribe esta clave en la aplicación">
            <TextField
              readOnly
              value={adding.secreto}
              className={styles.Secret}
              autoComplete="off"
              spellCheck={false}
              translate="no"
              onFocus={(event) => event.currentTarget.select()}
            />
          </FormField>
          <FormField
            label="Código de la aplicación"
            error={missing === 'code' ? 'Escribe el código' : error?.isOfCode ? error.text : undefined}
            required
          >
            <TextField
              data-autofocus=""
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
            />
          </FormField>
        </>
      ) : null}
      <FormField
        label="Nombre"
        hint="Para reconocerlo en la lista."
        error={missing === 'name' ? 'Ponle un nombre' : undefined}
        required
      >
        <TextField
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={60}
          autoComplete="off"
        />
      </FormField>
    </form>
  );
}
