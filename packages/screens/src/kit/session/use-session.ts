import { useSyncExternalStore } from 'react';
import { useServices } from '../services/index.ts';
import type { Session } from './session-store.ts';

/** The current session, or null; re-renders when it changes, in any tab. */
export function useSession(): Session | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.read, () => null);
}
