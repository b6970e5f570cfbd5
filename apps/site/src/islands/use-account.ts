import { landingPathFor } from '@ministerio/contract/domain';
import { useEffect, useState } from 'react';

/** The top bar's account link. */
export interface AccountLink {
  readonly label: string;
  readonly href: string;
}

const signIn: AccountLink = { label: 'Iniciar sesión', href: '/auth/login' };

/**
 * The account link for the stored session. It is only a link: the application checks the session, and the server decides
 * what opens.
 * @param token - the stored token.
 * @param user - the stored JSON with the role.
 */
export function accountLink(token: string | null, user: string | null): AccountLink {
  if (!token) return signIn;
  return { label: 'Mi cuenta', href: landingPathFor(roleOf(user)) ?? '/dashboard/user' };
}

function roleOf(user: string | null): unknown {
  try {
    const value: unknown = JSON.parse(user ?? 'null');
    return typeof value === 'object' && value !== null && 'role' in value ? value.role : undefined;
  } catch {
    return undefined;
  }
}

/** Reading the storage throws where the browser keeps nothing, and nobody is signed in. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The account link of this browser; follows signing in and out in other tabs. */
export function useAccount(): AccountLink {
  const [account, setAccount] = useState(signIn);
  useEffect(() => {
    const update = () => setAccount(accountLink(stored('token'), stored('user')));
    update();
    window.addEventListener('storage', update);
    return () => window.removeEventListener('storage', update);
  }, []);
  return account;
}
