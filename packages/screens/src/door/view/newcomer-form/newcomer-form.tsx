import type { Newcomer } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { DoorConnection } from '../../../kit/marking/shown.ts';
import page from '../door/page.module.css';
import { PageHead } from '../door/page-head.tsx';
import { useVisibleHeight } from '../door/use-visible-height.ts';
import {
  emptyDraft,
  firstLetter,
  isEmptyDraft,
  type NewcomerDraft,
  type NewcomerFaults,
  readDraft,
} from './newcomer-draft.ts';
import styles from './newcomer-form.module.css';
import { YesOrNo } from './yes-or-no.tsx';

export interface NewcomerFormProps {
  /** Typed values so far; the holder keeps them while the form is closed. */
  draft: NewcomerDraft;
  /** Something was typed, chosen or emptied. */
  onDraft: (draft: NewcomerDraft) => void;
  /** Called with a newcomer whom the server will take. */
  onSave: (newcomer: Newcomer) => void;
  /** The arrow, and Escape; the draft stays. */
  onBack: () => void;
  /** Whether the server can be reached. */
  connection: DoorConnection;
  /** How many marks and visits wait on this phone. */
  waiting: number;
  /** 'Nombre' has the focus when the form opens. @default false */
  autoFocus?: boolean | undefined;
}

const order = ['nombre', 'inicial', 'menor', 'telefono', 'invito'] as const;

function focusOn(form: HTMLFormElement | null, field: keyof NewcomerFaults): void {
  form?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}

/** 'Soy nuevo': who came for the first time, in ten seconds. Renders a `<form>`. */
export function NewcomerForm({
  draft,
  onDraft,
  onSave,
  onBack,
  connection,
  waiting,
  autoFocus = false,
}: NewcomerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<NewcomerFaults>({});
  useVisibleHeight(form);
  const { menor } = draft;

  // Before the next key arrives, whoever is fast.
  useLayoutEffect(() => {
    if (autoFocus) focusOn(form.current, 'nombre');
  }, [autoFocus]);

  function change(next: Partial<NewcomerDraft>, field: keyof NewcomerFaults) {
    // Clears a field's error when it changes.
    setFaults({ ...faults, [field]: undefined });
    onDraft({ ...draft, ...next });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readDraft(draft);
    if ('newcomer' in read) return onSave(read.newcomer);
    setFaults(read.faults);
    const first = order.find((field) => read.faults[field] !== undefined);
    if (first) focusOn(form.current, first);
  }
  function leave(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // The door around it stays open.
    event.preventDefault();
    event.stopPropagation();
    onBack();
  }

  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      className={page.Root}
      data-component="NewcomerForm"
      onSubmit={submit}
      onKeyDown={leave}
    >
      <PageHead title="Soy nuevo" connection={connection} waiting={waiting} onBack={onBack} />
      <div className={page.Body}>
        <div className={styles.Name}>
          <FormField label="Nombre" required error={faults.nombre} className={styles.First}>
            <TextField
              name="nombre"
              value={draft.nombre}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              onChange={(event) => change({ nombre: event.currentTarget.value }, 'nombre')}
            />
          </FormField>
          <FormField
            label="Apellido"
            hint="Basta la primera letra."
            required
            error={faults.inicial}
            className={styles.Letter}
          >
            <TextField
              name="inicial"
              value={draft.inicial}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => change({ inicial: firstLetter(event.currentTarget.value) }, 'inicial')}
            />
          </FormField>
        </div>
        <YesOrNo
          value={menor}
          error={faults.menor}
          onChange={(value) => {
            setFaults({ ...faults, menor: undefined, telefono: undefined });
            onDraft({ ...draft, menor: value });
          }}
        />
        <FormField
          label={
            <>
              {menor ? 'WhatsApp de tu mamá, papá o tutor' : 'Tu WhatsApp'}{' '}
              <span className={styles.Optional}>(opcional)</span>
            </>
          }
          hint={menor ? 'Si eres menor, escribimos a tu familia, no a ti.' : undefined}
          error={faults.telefono}
        >
          <TextField
            // Each has a value of its own: the keyboard's suggestions do not carry one into the other.
            key={menor ? 'familia' : 'propio'}
            name="telefono"
            type="tel"
            inputMode="tel"
            value={menor ? draft.tutorTelefono : draft.telefono}
            maxLength={32}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) =>
              change(menor ? { tutorTelefono: value } : { telefono: value }, 'telefono')
            }
          />
        </FormField>
        <FormField
          label={
            <>
              ¿Quién te invitó? <span className={styles.Optional}>(opcional)</span>
            </>
          }
          error={faults.invito}
        >
          <TextField
            name="invito"
            value={draft.invito}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            onChange={(event) => change({ invito: event.currentTarget.value }, 'invito')}
          />
        </FormField>
        <p className={styles.Notice}>
          Guardamos esto para saludarte. Si no vuelves en seis meses, borramos tu contacto.
        </p>
        {isEmptyDraft(draft) ? null : (
          <Button
            variant="quiet"
            size="sm"
            className={styles.Empty}
            onClick={() => {
              setFaults({});
              onDraft(emptyDraft);
              focusOn(form.current, 'nombre');
            }}
          >
            Vaciar
          </Button>
        )}
      </div>
      <div className={page.Foot}>
        <Button type="submit" size="lg" className={page.Save}>
          Guardar y marcar
        </Button>
      </div>
    </form>
  );
}
