import { scriptJson } from '@ministerio/build-kit/html';
import { church, withSampleContact } from '@ministerio/content';
import { FACTS_ELEMENT, type ServerFacts } from '../src/page-facts.ts';

/** A form in which all pages are built; the server chooses. */
export interface PageVariant {
  /** Folder in `dist`; empty for the pages as they are. */
  readonly folder: string;
  readonly facts: ServerFacts;
}

const { contact, social } = withSampleContact(church);

/** By the names that `pages.json` has for them. */
export const namedVariants: Readonly<Record<'sample' | 'foreign', PageVariant>> = {
  /** While the database holds the sample data of a first start. */
  sample: { folder: 'ejemplo/', facts: { contact, social } },
  /** In front of another backend (API_URL), which receives no messages. */
  foreign: { folder: 'ajeno/', facts: { form: false } },
};

export const pageVariants: readonly PageVariant[] = [
  { folder: '', facts: {} },
  ...Object.values(namedVariants),
];

/** Element with the facts that the page was rendered with, for its script; empty for the usual variant. */
export function factsData(facts: ServerFacts): string {
  if (Object.keys(facts).length === 0) return '';
  return `<script type="application/json" id="${FACTS_ELEMENT}">${scriptJson(facts)}</script>`;
}
