import type { ChurchSettings } from '@ministerio/content';
import { churchOf } from '@ministerio/content/site';
import { siteContentQuery } from '@ministerio/screens/kit/site-content';
import { useQuery } from '@tanstack/react-query';
import { browserServices, shellFacts } from './services.ts';

/** The published church: as the page was sent with it, then as an administrator publishes it meanwhile. */
export function usePublishedChurch(): ChurchSettings {
  const { data } = useQuery(siteContentQuery(browserServices.client));
  return data ? churchOf(data.datos.valor) : shellFacts.church;
}
