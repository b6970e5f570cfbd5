import { safeReturnPath } from '@ministerio/contract/domain';
import { appPaths } from '../../routes/app-paths.ts';

/** What travels with a redirect to the login page, in the history entry's state. */
export interface LoginState {
  /** Where the person was: path, query and hash. */
  readonly from?: string;
  /** What the login page says. */
  readonly notice?: string;
}

const knownRoutes = appPaths
  .filter((path) => path.startsWith('/dashboard'))
  .map((path) => new RegExp(`^${path.replace(':id', '[^/]+')}/?$`, 'i'));

/** Reads a history entry's state, whoever wrote it; a target that is no known route of ours is dropped (R11). */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, notice } = state as Record<string, unknown>;
  const safe = safeReturnPath(from, knownRoutes);
  return { ...(safe ? { from: safe } : {}), ...(typeof notice === 'string' ? { notice } : {}) };
}
