import type { Endpoint } from '@ministerio/contract';
import type { ApiError } from '@ministerio/contract/client';

type FailureListener = (error: ApiError, endpoint: Endpoint) => void;

/** Hands every failed call of the client to whoever listens: the client is made before the router that leads away. */
export function createFailureChannel() {
  const listeners = new Set<FailureListener>();
  return {
    tell: (error: ApiError, endpoint: Endpoint) => {
      for (const listener of listeners) listener(error, endpoint);
    },
    listen: (listener: FailureListener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
