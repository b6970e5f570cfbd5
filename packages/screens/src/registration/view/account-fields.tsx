import { PasswordInput, SelectInput } from '@ministerio/ui/composed/form';
import { useWatch } from 'react-hook-form';
import type { RegistrationInput } from './registration-values.ts';

interface AccountFieldsProps {
  /** Whether the role can be selected. */
  readonly withRole: boolean;
  /** Where the number is the password until another is typed. */
  readonly inPanel: boolean;
}

/** How an account signs in: its password and, where it can be selected, the role. */
export function AccountFields({ withRole, inPanel }: AccountFieldsProps) {
  const role = useWatch<RegistrationInput, 'role'>({ name: 'role' });
  const passwordHint =
    role === 'ADMIN'
      ? 'Al menos 12 caracteres, distinta del código de membresía.'
      : inPanel
        ? 'Es el código de membresía, si no escribes otra.'
        : 'Puede ser el código de membresía.';
  return (
    <>
      <PasswordInput
        name="password"
        label="Contraseña"
        hint={passwordHint}
        required
        autoComplete="new-password"
      />
      {withRole && (
        <SelectInput
          name="role"
          label="Rol"
          options={[
            ['USER', 'Miembro'],
            ['ADMIN', 'Administrador'],
          ]}
        />
      )}
    </>
  );
}
