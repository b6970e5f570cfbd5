import { landingPathFor } from '@ministerio/contract/domain';

/** Where the top bar's account link leads. */
export interface AccountLink {
  readonly label: string;
  readonly href: string;
}

/** For visitors. */
export const signIn: AccountLink = { label: 'Iniciar sesión', href: '/auth/login' };

/**
 * The account link for whoever has signed in. It only shows the way: the application looks whether the
 * session still holds, and the server decides what opens.
 * @param token - as stored, or `null`.
 * @param user - as stored: JSON with the role, or `null`.
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
