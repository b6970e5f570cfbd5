import type { Account } from '../../http/account.ts';
import { Problem } from '../../http/problem.ts';

/**
 * A number is known to whoever keeps the members' list: what takes the whole of a person's data away needs a
 * password that only they know (R1).
 * @throws Problem - 403 `own_password_required`.
 */
export function requireOwnPassword({ passwordKind }: Account): void {
  if (passwordKind !== 'own') throw new Problem('own_password_required');
}
