import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Heading } from '@ministerio/ui/primitives/heading';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { type FormEvent, useRef, useState } from 'react';
import styles from './enrolment.module.css';

export interface EnrolmentProps {
  /** The code of a scanned QR. @default '' */
  defaultCode?: string | undefined;
  /** Why it failed; `isOfCode` where the code was wrong. */
  error?: { readonly text: string; readonly isOfCode: boolean } | null | undefined;
  /** The answer is awaited: the button is busy. */
  pending?: boolean | undefined;
  /** Called with the eight characters and the phone's name. */
  onEnrol: (code: string, name: string) => void;
}

/** Characters of a code. */
const CODE_LENGTH = 8;
const LONGEST_NAME = 40;

/** The letters and digits of a typed code, in groups of four as they are read aloud. */
const grouped = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH)
    .replace(/^(.{4})(?=.)/, '$1 · ');
const plain = (text: string) => text.replace(/[^A-Z0-9]/g, '');

/** 'Inscribe este teléfono': the code of the panel and a name for the phone. Renders a `<div>`. */
export function Enrolment({ defaultCode = '', error, pending = false, onEnrol }: EnrolmentProps) {
  const [code, setCode] = useState(() => grouped(defaultCode));
  const [name, setName] = useState('');
  const [missing, setMissing] = useState<'code' | 'name' | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const nameField = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const lacks = plain(code).length !== CODE_LENGTH ? 'code' : name.trim() === '' ? 'name' : null;
    setMissing(lacks);
    if (lacks === null) onEnrol(plain(code), name.trim());
    else (lacks === 'code' ? codeField : nameField).current?.focus();
  }

  return (
    <div className={styles.Root} data-component="Enrolment">
      <Heading level={1} size="2xl">
        Inscribe este teléfono
      </Heading>
      <p className={styles.Lead}>
        Pide el código a un administrador. Está en su panel, en «Teléfonos de la puerta».
      </p>
      <form className={styles.Form} onSubmit={submit} noValidate>
        <ErrorNotice>{error?.isOfCode ? null : error?.text}</ErrorNotice>
        <FormField
          label="Código"
          hint="Ocho letras y cifras. Da igual si son mayúsculas."
          error={
            missing === 'code'
              ? 'Escribe los ocho caracteres del código'
              : error?.isOfCode
                ? error.text
                : null
          }
        >
          <TextField
            ref={codeField}
            size="lg"
            className={styles.Code}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            translate="no"
            onChange={(event) => setCode(grouped(event.currentTarget.value))}
          />
        </FormField>
        <FormField
          label="Nombre de este teléfono"
          hint="Para reconocerlo en la lista: «Mesa 3»."
          error={missing === 'name' ? 'Ponle un nombre, por ejemplo «Mesa 3»' : null}
        >
          <TextField
            ref={nameField}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </FormField>
        <Button type="submit" size="lg" loading={pending}>
          Inscribir
        </Button>
      </form>
      <Notice>
        Este teléfono guardará marcas mientras no haya señal. Con «Solo números» no guarda ningún nombre. Si
        alguien tiene una sesión abierta aquí, se cierra.
      </Notice>
    </div>
  );
}
