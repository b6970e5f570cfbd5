import type { User } from '@ministerio/contract';
import { usernamesFromNames } from '@ministerio/contract/domain';
import { Notice } from '@ministerio/ui/primitives/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { KEEPS_NOTHING } from '../kit/session/index.ts';
import { randomNumber } from './random-number.ts';
import { useRegistration } from './use-registration.ts';
import { RegistrationClosed } from './view/registration-closed.tsx';
import { RegistrationForm } from './view/registration-form.tsx';
import type { RegistrationAudience } from './view/registration-values.ts';
import type { Proposals } from './view/use-proposals.ts';

export interface RegistrationProps {
  /** The panel's form also has 'Generar número' and, on our own server, the role. */
  readonly audience: RegistrationAudience;
  /** Whether registration is known to be closed; otherwise the server's refusal shows it. @default false */
  readonly closed?: boolean;
  /**
   * Called once the account is created: at once in the panel, two seconds later on the public page (go to
   * /auth/login).
   */
  readonly onDone?: () => void;
}

/** The registration form, connected to the API; on the public page the screen around it is an `AuthLayout`. */
export function Registration({ audience, closed = false, onDone }: RegistrationProps) {
  const ownServer = useOwnServer();
  const { session } = useServices();
  const { submit, isClosed, dialog } = useRegistration(audience, onDone);
  const queries = useQueryClient();
  const proposals = useMemo<Proposals>(() => {
    // Only what the panel has read already: the server refuses the others at the field.
    const isTaken = (key: string) =>
      (queries.getQueryData<readonly User[]>(queryKeys.users) ?? []).some(
        ({ username }) => username?.toLowerCase() === key,
      );
    return {
      number: () => randomNumber(),
      username: (nombre, apellido) => usernamesFromNames(isTaken)(nombre, apellido),
    };
  }, [queries]);
  if (audience === 'panel') {
    return (
      <>
        <RegistrationForm audience="panel" withRole={ownServer} onSubmit={submit} proposals={proposals} />
        {dialog}
      </>
    );
  }
  if (closed || isClosed) return <RegistrationClosed />;
  return (
    <>
      {!session.keeps && <Notice tone="info">{KEEPS_NOTHING}</Notice>}
      <RegistrationForm onSubmit={submit} />
    </>
  );
}
