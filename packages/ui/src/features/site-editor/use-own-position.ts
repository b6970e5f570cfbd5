import { useServices } from '../../connected/services/index.ts';
import { READ_ANEW, readFailure, readPosition } from '../../internal/geolocation/read-position.ts';
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
