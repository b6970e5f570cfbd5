import { Problem } from '../../http/problem.ts';

/** The account that was asked for. @throws Problem - 404 `user_not_found` where there is none. */
export function existingUser<T>(user: T | null): T {
  if (user === null) throw new Problem('user_not_found');
  return user;
}
