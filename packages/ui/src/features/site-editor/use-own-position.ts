import { useServices } from '../../connected/services/index.ts';
import { readFailure, readPosition } from '../../internal/geolocation/read-position.ts';
import type { OwnPosition } from './view/site-values.ts';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 };

/** Asks the device once where it is. */
export function useOwnPosition(): () => Promise<OwnPosition> {
  const { geolocation, secureContext } = useServices();
  return () =>
    new Promise((resolve) => {
      if (geolocation === null || !secureContext) return resolve('unavailable');
      return geolocation.getCurrentPosition(
        (position) => resolve(readPosition(position) ?? 'unavailable'),
        (error) => resolve(readFailure(error)),
        OPTIONS,
      );
    });
}
