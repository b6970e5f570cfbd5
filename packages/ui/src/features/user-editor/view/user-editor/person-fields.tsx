import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import { type EditableUser, personFields, type UserEditorValues } from './user-changes.ts';
import styles from './user-editor.module.css';

export interface PersonFieldsProps {
  /** The stored account. */
  readonly user: EditableUser;
  /** The editor's form. */
  readonly form: UseFormReturn<UserEditorValues>;
}

/** 'Nombre' is the username in this form (spec section 2), so the first name has another label. */
const labels = { nombre: 'Nombre de pila', apellido: 'Apellido', codigo: 'Código de membresía' } as const;

/** The person's fields, as far as the backend knows them. */
export function PersonFields({ user, form }: PersonFieldsProps) {
  const title = useId();
  const shown = personFields.filter((field) => user[field] !== null);
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.Group} aria-labelledby={title}>
      <Heading level={2} size="md" id={title}>
        Datos de la persona
      </Heading>
      <div className={styles.Fields}>
        {shown.map((field) => (
          <FormField key={field} label={labels[field]} required error={form.formState.errors[field]?.message}>
            <TextField {...form.register(field)} autoComplete="off" spellCheck={false} />
          </FormField>
        ))}
      </div>
    </fieldset>
  );
}
