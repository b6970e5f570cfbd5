import { register } from '@ministerio/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { logged } from '../../connected/failure-log/log-failure.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import type { FormFailure } from '../../internal/forms/form-failure.ts';
import { toast } from '../../primitives/toast/index.ts';
import type { Replacement } from '../user-editor/index.ts';
import { isRegistrationClosed, REGISTRATION_FAILED, registrationFailure } from './registration-failure.ts';
import type { RegistrationAudience, RegistrationValues } from './view/registration-values.ts';

/** Delay before going to the login, in milliseconds (spec section 9). */
const REDIRECT_MS = 2_000;

/** Callbacks of a registration. */
export interface RegistrationOutcome {
  /** Called once the account is created: at once in the panel, two seconds later on the public page. */
  readonly onDone?: (() => void) | undefined;
  /** Called when the server accepts no registrations. */
  readonly onClosed: () => void;
  /** Runs the call with the offer to replace an unconfirmed account (R3); in the panel only. */
  readonly replacing?: Replacement['run'] | undefined;
}

const asItIs: Replacement['run'] = (_codigo, write) => write({});

/**
 * Creates an account (spec section 4, decisions section 3). The public page sends no token and stores the
 * new one; the panel sends the administrator's, discards the new one and refetches the list of users.
 * @returns the submit handler of the registration form.
 */
export function useRegistration(
  audience: RegistrationAudience,
  { onDone, onClosed, replacing = asItIs }: RegistrationOutcome,
): (values: RegistrationValues) => Promise<FormFailure | undefined> {
  const { client, session } = useServices();
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const call = useMutation({
    networkMode: 'always',
    mutationFn: ({ role, ...values }: RegistrationValues) =>
      logged(
        'Error al registrar',
        replacing(values.codigo, (replaced) =>
          client.call(register, {
            // Other backends know no role, and USER is the default anyway.
            body: { ...values, ...(role === 'ADMIN' ? { role } : {}), ...replaced },
            anonymous: audience === 'public',
          }),
        ),
      ),
  });

  function finish(token: string | null, username: string): void {
    toast.success('Cuenta creada exitosamente');
    if (audience === 'panel') {
      void queries.invalidateQueries({ queryKey: queryKeys.users });
      // A replaced account takes its attendance with it.
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
      onDone?.();
      return;
    }
    if (token !== null) session.signIn(token, username);
    timer.current = setTimeout(() => onDone?.(), REDIRECT_MS);
  }

  return async (values) => {
    try {
      const { token } = await call.mutateAsync(values);
      finish(token, values.username);
      return undefined;
    } catch (error) {
      if (isRegistrationClosed(error)) onClosed();
      toast.error(REGISTRATION_FAILED);
      return registrationFailure(error);
    }
  };
}
