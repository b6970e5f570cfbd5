import { TextInput } from '@ministerio/ui/composed/form';
import { FieldGroup } from '../field-group.tsx';
import { type EditableUser, personFields } from './user-changes.ts';
import styles from './user-editor.module.css';

export interface PersonFieldsProps {
  /** The stored account. */
  readonly user: EditableUser;
}

/** 'Nombre' is the username in this form (spec section 2), so the first name has another label. */
const labels = { nombre: 'Nombre de pila', apellido: 'Apellido', codigo: 'Código de membresía' } as const;

/** The person's fields, as far as the backend knows them. */
export function PersonFields({ user }: PersonFieldsProps) {
  const shown = personFields.filter((field) => user[field] !== null);
  if (shown.length === 0) return null;
  return (
    <FieldGroup title="Datos de la persona" level={2}>
      <div className={styles.Fields}>
        {shown.map((field) => (
          <TextInput key={field} name={field} label={labels[field]} required spellCheck={false} />
        ))}
      </div>
    </FieldGroup>
  );
}
