import { register } from '@ministerio/contract';
import { toast } from '@ministerio/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { logged } from '../kit/failure-log/log-failure.ts';
import type { FormFailure } from '../kit/forms/show-failure.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { KEEPS_NOTHING } from '../kit/session/index.ts';
import { type ReplacingField, useReplacement } from '../user-editor/index.ts';
import { isRegistrationClosed, REGISTRATION_FAILED, registrationFailure } from './registration-failure.ts';
import type { RegistrationAudience, RegistrationValues } from './view/registration-values.ts';

/** Delay before going to the login, in milliseconds (spec section 9). */
const REDIRECT_MS = 2_000;

/**
 * Creates an account (spec section 4, decisions section 3). The public page sends no token and stores the
 * new one; the panel sends the administrator's, discards the new one, refetches the list of users, and offers to replace
 * an unconfirmed account with the same number (R3).
 * @param onDone - called once the account is created: at once in the panel, two seconds later on the public page.
 * @returns the form's `submit`, the `dialog` of the offer, and whether the server accepts no registrations.
 */
export function useRegistration(audience: RegistrationAudience, onDone: (() => void) | undefined) {
  const { client, session } = useServices();
  const queries = useQueryClient();
  const replacement = useReplacement();
  const [isClosed, setClosed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const inPanel = audience === 'panel';

  function create({ role, ...values }: RegistrationValues, replacing: ReplacingField = {}) {
    return client.call(register, {
      // Other backends know no role, and USER is the default anyway.
      body: { ...values, ...(role === 'ADMIN' ? { role } : {}), ...replacing },
      anonymous: !inPanel,
    });
  }

  function finish(token: string | null, username: string): void {
    toast.success('Cuenta creada exitosamente');
    if (inPanel) {
      void queries.invalidateQueries({ queryKey: queryKeys.users });
      // A replaced account takes its attendance with it.
      void queries.invalidateQueries({ queryKey: queryKeys.attendance });
      onDone?.();
      return;
    }
    if (token !== null) session.signIn(token, username);
    timer.current = setTimeout(() => onDone?.(), REDIRECT_MS);
  }

  async function submit(values: RegistrationValues): Promise<FormFailure | undefined> {
    if (!session.keeps) return { message: KEEPS_NOTHING };
    const call = inPanel
      ? replacement.run(values.codigo, (replacing) => create(values, replacing))
      : create(values);
    try {
      const { token } = await logged('Error al registrar', call);
      finish(token, values.username);
      return undefined;
    } catch (error) {
      if (isRegistrationClosed(error)) setClosed(true);
      toast.error(REGISTRATION_FAILED);
      return registrationFailure(error);
    }
  }

  return { submit, isClosed, dialog: replacement.dialog };
}
