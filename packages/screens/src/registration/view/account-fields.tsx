import { PasswordField } from '@ministerio/ui/composed/password-field';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Select } from '@ministerio/ui/primitives/select';
import { useWatch } from 'react-hook-form';
import type { RegistrationHandle } from './registration-values.ts';

interface AccountFieldsProps {
  readonly form: RegistrationHandle;
  /** Whether the role can be selected. */
  readonly withRole: boolean;
  /** Where the number is the password until another is typed. */
  readonly inPanel: boolean;
}

/** How an account signs in: its password and, where it can be selected, the role. */
export function AccountFields({ form, withRole, inPanel }: AccountFieldsProps) {
  const { errors } = form.formState;
  const role = useWatch({ control: form.control, name: 'role' });
  const passwordHint =
    role === 'ADMIN'
      ? 'Al menos 12 caracteres, distinta del código de membresía.'
      : inPanel
        ? 'Es el código de membresía, si no escribes otra.'
        : 'Puede ser el código de membresía.';
  return (
    <>
      <FormField label="Contraseña" hint={passwordHint} error={errors.password?.message} required>
        <PasswordField {...form.register('password')} autoComplete="new-password" />
      </FormField>
      {withRole && (
        <FormField label="Rol" error={errors.role?.message}>
          <Select {...form.register('role')}>
            <option value="USER">Miembro</option>
            <option value="ADMIN">Administrador</option>
          </Select>
        </FormField>
      )}
    </>
  );
}
