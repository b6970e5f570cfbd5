import { isRecord, safeReturnPath } from '@ministerio/contract/domain';
import { appPaths } from '../../routes/app-paths.ts';

/** State of a redirect to the login page, in the history entry. */
export interface LoginState {
  /** The screen to return to: path, query and hash. */
  readonly from?: string;
  /** Shown on the login page. */
  readonly notice?: string;
}

const knownRoutes = appPaths
  .filter((path) => path.startsWith('/dashboard'))
  .map((path) => new RegExp(`^${path.replace(':id', '[^/]+')}/?$`, 'i'));

/** Parses a history entry's state, which anybody may have written; a target other than our own routes is dropped (R11). */
export function readLoginState(state: unknown): LoginState {
  if (!isRecord(state)) return {};
  const { from, notice } = state;
  const safe = safeReturnPath(from, knownRoutes);
  return { ...(safe ? { from: safe } : {}), ...(typeof notice === 'string' ? { notice } : {}) };
}
