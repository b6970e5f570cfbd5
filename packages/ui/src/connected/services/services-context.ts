import type { ChurchSettings } from '@ministerio/content';
import type { Client } from '@ministerio/contract/client';
import { createContext, useContext } from 'react';
import type { SessionStore } from '../session/session-store.ts';

/** What connected components stand on. The app hands it in once; stories and tests hand in their own. */
export interface Services {
  readonly client: Client;
  readonly session: SessionStore;
  readonly church: ChurchSettings;
  /** The clock, in UTC milliseconds. */
  readonly now: () => number;
  /** The browser's geolocation, or null where there is none. */
  readonly geolocation: Geolocation | null;
  /** Whether the page came over https (or from this machine): without it there is no position. */
  readonly secureContext: boolean;
  /** Goes to a path of this site. */
  readonly navigate: (path: string, options?: { replace?: boolean }) => void;
}

const ServicesContext = createContext<Services | null>(null);

/** Gives the services to every connected component below. */
export const ServicesProvider = ServicesContext.Provider;

/**
 * The services of the nearest provider.
 * @throws Error when there is no `ServicesProvider` above: connected components cannot work without a client.
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) {
    throw new Error('ui/connected: there is no ServicesProvider above this component. Wrap the app in one.');
  }
  return services;
}
