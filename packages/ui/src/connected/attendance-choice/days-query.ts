import { attendanceDays } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../query-keys/query-keys.ts';

/** The last days with marks, newest first; our own server alone knows them. */
export const daysQuery = (client: Client) =>
  queryOptions({
    queryKey: queryKeys.attendanceDays,
    queryFn: ({ signal }) => client.call(attendanceDays, { signal }),
  });
