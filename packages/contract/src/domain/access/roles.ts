/** Roles of a token (spec section 3). */
export const ROLES = ['ADMIN', 'USER'] as const;

/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

const ADMIN_HOME = '/dashboard';
const MEMBER_HOME = '/dashboard/user';

/** Path to navigate to after signing in (spec section 4); null for an unknown role. */
export function landingPathFor(role: unknown): typeof ADMIN_HOME | typeof MEMBER_HOME | null {
  if (role === 'ADMIN') return ADMIN_HOME;
  return role === 'USER' ? MEMBER_HOME : null;
}

/**
 * Whether a role may open a path of the site (decisions section 2). For navigation only: the server checks access
 * itself.
 *
 * @param path - a path of the site; letter case, a trailing slash, query, hash and percent-encoding do not matter
 * @param role - the stored token's role, null without a token; an unknown role counts as a member
 * @returns 'yes', 'login' if the path needs a token, or the member area's path for a member who opens an administrator's
 */
export function mayOpen(path: string, role: string | null): 'yes' | 'login' | typeof MEMBER_HOME {
  const asked = plainPath(path);
  if (!isInside(asked, ADMIN_HOME)) return 'yes';
  if (role === null) return 'login';
  return role === 'ADMIN' || isInside(asked, MEMBER_HOME) ? 'yes' : MEMBER_HOME;
}

function isInside(path: string, area: string): boolean {
  return path === area || path.startsWith(`${area}/`);
}

function plainPath(path: string): string {
  const withoutQuery = path.replace(/[?#].*$/s, '');
  return decoded(withoutQuery).toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '');
}

/** The router decodes before it matches, so `/dash%62oard` is the dashboard here too. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
