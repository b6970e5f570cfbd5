import { useId } from 'react';
import { FormField } from '../../../../primitives/form-field/form-field.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { Select } from '../../../../primitives/select/select.tsx';
import { TextField } from '../../../../primitives/text-field/text-field.tsx';
import type { PersonFieldsProps } from './person-fields.tsx';
import styles from './user-editor.module.css';

interface RoleFieldsProps extends PersonFieldsProps {
  /** Whether the selected role promotes a member to administrator. */
  readonly promotion: boolean;
}

/** The role. A new administrator needs a password that is not the membership number (R5). */
export function RoleFields({ user, form, promotion }: RoleFieldsProps) {
  const title = useId();
  const { errors } = form.formState;
  if (user.role === null) return null;
  return (
    <fieldset className={styles.Group} aria-labelledby={title}>
      <Heading level={2} size="md" id={title}>
        Permisos
      </Heading>
      <div className={styles.Fields}>
        <FormField label="Rol" error={errors.role?.message}>
          <Select {...form.register('role')}>
            <option value="USER">Miembro</option>
            <option value="ADMIN">Administrador</option>
            {user.role !== 'USER' && user.role !== 'ADMIN' ? (
              <option value={user.role}>{user.role}</option>
            ) : null}
          </Select>
        </FormField>
        {promotion ? (
          <FormField
            label="Contraseña nueva"
            hint="Al menos 12 caracteres y distinta del número de membresía."
            required
            error={errors.password?.message}
          >
            <TextField {...form.register('password')} type="password" autoComplete="new-password" />
          </FormField>
        ) : null}
      </div>
    </fieldset>
  );
}
