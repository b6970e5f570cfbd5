import { NOTE_MAX } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Stack } from '@ministerio/ui/primitives/stack';
import { TextField } from '@ministerio/ui/primitives/text-field';
import type { FormEvent } from 'react';
import styles from './follow-up-sheet.module.css';

interface NoteFormProps {
  /** The saved note; empty for none. */
  readonly note: string;
  /** Typed note; undefined for nothing yet. */
  readonly typed: string | undefined;
  readonly onTyped: (text: string) => void;
  readonly onSave: (note: string) => void;
  readonly saving: boolean;
}

/** The note that the person can read, with its length beside its name. */
export function NoteForm({ note, typed, onTyped, onSave, saving }: NoteFormProps) {
  const text = typed ?? note;
  const isChanged = text.trim() !== note;
  function send(event: FormEvent) {
    event.preventDefault();
    if (isChanged) onSave(text.trim());
  }
  return (
    <Stack as="form" onSubmit={send} gap={3}>
      <FormField
        label={
          <>
            Nota{' '}
            <span className={styles.Length}>
              {text.length} de {NOTE_MAX}
            </span>
          </>
        }
        hint="No escribas cosas íntimas: la persona puede leerlo."
      >
        <TextField
          maxLength={NOTE_MAX}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget: { value } }) => onTyped(value)}
        />
      </FormField>
      {isChanged ? (
        <Button type="submit" variant="secondary" loading={saving}>
          Guardar la nota
        </Button>
      ) : null}
    </Stack>
  );
}
