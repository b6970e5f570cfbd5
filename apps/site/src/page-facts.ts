import { type ChurchContact, type ChurchSettings, church } from '@ministerio/content';

/** Id of the element in which a page says what its server knows; most pages have none. */
export const FACTS_ELEMENT = 'contacto';

/** What a page's server says beside what was built. */
export interface ToldFacts extends Partial<ChurchContact> {
  /** `false` where nobody receives what the contact form sends: another backend does not know it. */
  readonly form?: boolean;
}

/** How the church of a page is reached. */
export interface PageFacts {
  /** With the sample contact while the database holds sample data (decisions section 8). */
  readonly church: ChurchSettings;
  readonly hasForm: boolean;
}

/** @param told - what was told beside what was built. */
export function factsFrom({ form = true, ...contact }: ToldFacts): PageFacts {
  return { church: { ...church, ...contact }, hasForm: form };
}

/** The facts of the page that is open. */
export function readPageFacts(): PageFacts {
  const told = document.getElementById(FACTS_ELEMENT)?.textContent;
  return factsFrom(told ? (JSON.parse(told) as ToldFacts) : {});
}
