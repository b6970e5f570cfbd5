export { type WatchPermission, watchLocationPermission } from './location-permission.ts';
export type { LocationPermission, LocationState } from './location-state.ts';
export { type LocationHandle, type LocationSource, useLocation } from './use-location.ts';
export { useOnline } from './use-online.ts';
