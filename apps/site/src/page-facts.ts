import { type ChurchContact, type ChurchSettings, church } from '@ministerio/content';

/** Id of the element with the server's facts; most pages have none. */
export const FACTS_ELEMENT = 'contacto';

/** What a page's server knows beyond the build. */
export interface ServerFacts extends Partial<ChurchContact> {
  /** `false` where nobody receives the contact form's messages, as with another backend. */
  readonly form?: boolean;
}

/** How the church of a page is reached. */
export interface PageFacts {
  /** With the sample contact while the database holds sample data (decisions section 8). */
  readonly church: ChurchSettings;
  readonly hasForm: boolean;
}

export function factsFrom({ form = true, ...contact }: ServerFacts): PageFacts {
  return { church: { ...church, ...contact }, hasForm: form };
}

/** The facts of the page that is open. */
export function readPageFacts(): PageFacts {
  const text = document.getElementById(FACTS_ELEMENT)?.textContent;
  return factsFrom(text ? (JSON.parse(text) as ServerFacts) : {});
}
