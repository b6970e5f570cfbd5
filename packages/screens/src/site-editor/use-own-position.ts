import { READ_ANEW, readFailure, readPosition } from '../kit/geolocation/read-position.ts';
import { useServices } from '../kit/services/index.ts';
import type { OwnPosition } from './view/site-values.ts';

/** Asks the device once where it is. */
export function useOwnPosition(): () => Promise<OwnPosition> {
  const { geolocation, secureContext } = useServices();
  return () =>
    new Promise((resolve) => {
      if (geolocation === null || !secureContext) return resolve('unavailable');
      return geolocation.getCurrentPosition(
        (position) => resolve(readPosition(position)),
        (error) => resolve(readFailure(error)),
        READ_ANEW,
      );
    });
}
