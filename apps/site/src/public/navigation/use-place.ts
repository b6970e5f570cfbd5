import { createContext, use, useSyncExternalStore } from 'react';
import { currentPlace, type Place, watchPlace } from './place.ts';

/** Path of the page that is being prerendered or hydrated: both must draw the same. */
const PrerenderedPath = createContext('/');

/** Says which page is drawn before the browser's own address counts. */
export const PrerenderedPathProvider = PrerenderedPath.Provider;

const places = new Map<string, Place>();

/** One object for each path: React compares snapshots by identity. */
function prerendered(pathname: string): Place {
  const place = places.get(pathname) ?? { pathname, search: '', hash: '', by: 'load', arrival: 0 };
  places.set(pathname, place);
  return place;
}

/**
 * Where the visitor is, kept current. It draws anew only what uses it, so that parts whose script has not come
 * yet stay as they were prerendered.
 */
export function usePlace(): Place {
  const path = use(PrerenderedPath);
  return useSyncExternalStore(watchPlace, currentPlace, () => prerendered(path));
}
