export { browserStorage, KEEPS_NOTHING } from './browser-storage.ts';
export type { Session, SessionStore } from './session-store.ts';
export { createSessionStore } from './session-store.ts';
export { useSession } from './use-session.ts';
