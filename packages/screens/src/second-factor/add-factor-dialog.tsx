import { zodResolver } from '@hookform/resolvers/zod';
import { Form, TextInput } from '@ministerio/ui/composed/form';
import { QrCode } from '@ministerio/ui/composed/qr-code';
import { Button } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
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

const needed = (error: string) => z.string().check(z.refine((text) => text.trim() !== '', error));
const keyRules = zodResolver(z.object({ code: z.string(), name: needed('Ponle un nombre') }));
const appRules = zodResolver(
  z.object({ code: needed('Escribe el código'), name: needed('Ponle un nombre') }),
);

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
  const isApp = adding.tipo === 'app';
  const form = useForm({
    resolver: isApp ? appRules : keyRules,
    defaultValues: { code: '', name: words[adding.tipo].name as string },
  });
  return (
    <Form id={id} className={styles.Form} form={form} onSubmit={async ({ name, code }) => onAdd(name, code)}>
      <ErrorNotice>{error?.isOfCode ? null : error?.text}</ErrorNotice>
      {isApp ? (
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
          <TextInput
            name="code"
            label="Código de la aplicación"
            error={error?.isOfCode ? error.text : undefined}
            required
            data-autofocus=""
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
          />
        </>
      ) : null}
      <TextInput name="name" label="Nombre" hint="Para reconocerlo en la lista." required maxLength={60} />
    </Form>
  );
}
