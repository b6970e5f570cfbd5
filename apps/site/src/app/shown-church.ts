import { type ChurchSettings, church } from '@ministerio/content';
import { useDemoStatus } from '@ministerio/ui/features/demo-notice';
import { readPageFacts } from '../page-facts.ts';

/** What the server said when this page was loaded. */
export const pageFacts = readPageFacts();

/**
 * The church as visitors see it: with the sample contact, until somebody removes the sample data.
 * @param ask - whether the server is asked: only an administrator is answered.
 */
export function useShownChurch({ ask }: { readonly ask: boolean }): ChurchSettings {
  return useDemoStatus({ ask }).data?.presentes === false ? church : pageFacts.church;
}
