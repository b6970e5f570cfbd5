import { createContext, use, useSyncExternalStore } from 'react';
import { currentLocation, type PageLocation, subscribe } from './page-location.ts';

/** Path of the page while prerendering and hydrating: both must render the same. */
const PrerenderedPath = createContext('/');

/** Provides the path that is rendered before the browser's own address applies. */
export const PrerenderedPathProvider = PrerenderedPath.Provider;

const locations = new Map<string, PageLocation>();

/** One object for each path: React compares snapshots by identity. */
function prerendered(pathname: string): PageLocation {
  const location = locations.get(pathname) ?? { pathname, search: '', hash: '', by: 'load', arrival: 0 };
  locations.set(pathname, location);
  return location;
}

/**
 * The current location. Only its users render again, so that sections whose script is not loaded yet stay as they were
 * prerendered.
 */
export function usePageLocation(): PageLocation {
  const path = use(PrerenderedPath);
  return useSyncExternalStore(subscribe, currentLocation, () => prerendered(path));
}
