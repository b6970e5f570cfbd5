import { readContent } from '@ministerio/contract';
import type { Client } from '@ministerio/contract/client';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../query-keys/query-keys.ts';

/** Screens wait for the answer; after this the defaults stand. */
const TIMEOUT_MS = 5_000;
/** The published documents, which visitors read too. Only our own server has them. */
export const siteContentQuery = (client: Client) =>
  queryOptions({
    queryKey: queryKeys.content,
    queryFn: () => client.call(readContent, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    retry: false,
    networkMode: 'always',
  });
