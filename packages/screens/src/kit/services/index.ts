import type { ChurchSettings } from '@ministerio/content';
import type { Client } from '@ministerio/contract/client';
import { createContext, useContext } from 'react';
import type { ConfirmationStore } from '../confirmation/confirmation-store.ts';
import type { ReasonStore } from '../reasons/reason-store.ts';
import type { SessionStore } from '../session/session-store.ts';
/**
 * Services that connected components need. The app provides it once; stories and tests provide
 * their own.
 */
export interface Services {
  readonly client: Client;
  readonly session: SessionStore;
  /** Confirmations of who is signed in (R46), which the client asks for. */
  readonly confirmations: ConfirmationStore;
  /** Reasons for changes of a closed month (R68), which the client asks for. */
  readonly reasons: ReasonStore;
  readonly church: ChurchSettings;
  /** The clock, in UTC milliseconds. */
  readonly now: () => number;
  /** The browser's geolocation; null where there is none. */
  readonly geolocation: Geolocation | null;
  /** Whether this is a secure context (https or localhost), which geolocation needs. */
  readonly secureContext: boolean;
  /** Navigates to a path of this site. */
  readonly navigate: (path: string, options?: { replace?: boolean }) => void;
}
const ServicesContext = createContext<Services | null>(null);
/** Provides the services to connected components. */
export const ServicesProvider = ServicesContext.Provider;
/**
 * @throws Error without a `ServicesProvider` above.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) {
    throw new Error('ui/connected: there is no ServicesProvider above this component. Wrap the app in one.');
  }
  return services;
}
