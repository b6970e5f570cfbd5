import { type ChurchSettings, church } from '@ministerio/content';
import { useDemoStatus } from '@ministerio/ui/features/demo-notice';
import { readPageFacts } from '../page-facts.ts';

/** The server's facts from when this page was loaded. */
export const pageFacts = readPageFacts();

/**
 * The church as visitors see it: with the sample contact, until the sample data is removed.
 * @param ask - whether to ask the server, which answers administrators only.
 */
export function usePublicChurch({ ask }: { readonly ask: boolean }): ChurchSettings {
  return useDemoStatus({ ask }).data?.presentes === false ? church : pageFacts.church;
}
