import { changeOwnPassword } from '@ministerio/contract';
import * as z from 'zod/mini';

/**
 * The contract's rules for both passwords, plus the form's own: the repetition matches, and the new password
 * differs from the current one.
 */
export const changePasswordRules = z
  .extend(changeOwnPassword.body, {
    repeticion: z.string().check(z.minLength(1, 'Repite la contraseña nueva')),
  })
  .check(
    z.superRefine(({ claveActual, claveNueva, repeticion }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (claveNueva !== '' && claveNueva === claveActual) {
        refuse('claveNueva', 'La contraseña nueva es igual a la actual');
      }
      if (repeticion !== claveNueva) refuse('repeticion', 'Las contraseñas no coinciden');
    }),
  );

export type ChangePasswordValues = z.output<typeof changePasswordRules>;
