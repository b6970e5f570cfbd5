import { SelectInput, TextInput } from '@ministerio/ui/composed/form';
import { Link } from '@ministerio/ui/primitives/link';
import { FieldGroup } from '../field-group.tsx';
import type { PersonFieldsProps } from './person-fields.tsx';
import styles from './user-editor.module.css';

interface RoleFieldsProps extends PersonFieldsProps {
  /** Whether the selected role promotes a member to administrator. */
  readonly promotion: boolean;
  /** Names of the ministries that the person leads; absent where that is not known. */
  readonly led: readonly string[] | undefined;
}

/** The role, and the ministries that the person leads. A new administrator needs a password that is not the membership number (R5). */
export function RoleFields({ user, promotion, led }: RoleFieldsProps) {
  if (user.role === null) return null;
  return (
    <FieldGroup title="Permisos" level={2}>
      <div className={styles.Fields}>
        <SelectInput
          name="role"
          label="Rol"
          options={[
            ['USER', 'Miembro'],
            ['ADMIN', 'Administrador'],
            ...(user.role === 'USER' || user.role === 'ADMIN' ? [] : [[user.role, user.role] as const]),
          ]}
        />
        {promotion ? (
          <TextInput
            name="password"
            label="Contraseña nueva"
            hint="Al menos 12 caracteres y distinta del número de membresía."
            required
            type="password"
            autoComplete="new-password"
          />
        ) : null}
      </div>
      {led && (
        <p className={styles.Led}>
          Lidera: {led.join(', ') || '—'}. Se cambia en{' '}
          <Link href="/dashboard/category">Gestionar Ministerios</Link>, con «Ver miembros».
        </p>
      )}
    </FieldGroup>
  );
}
