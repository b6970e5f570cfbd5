import { demoStatus } from '@ministerio/contract';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useCall } from '../kit/use-call.ts';

/** Whether the database holds sample data (R33); disabled on other backends. */
export function useDemoStatus() {
  return useCall(queryKeys.demo, demoStatus, {
    enabled: useOwnServer(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
