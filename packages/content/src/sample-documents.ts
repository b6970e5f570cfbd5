import type { ContentDocuments } from '@ministerio/contract';
import { defaultDocuments } from './documents.ts';
import { sampleContact } from './sample-contact.ts';

type SiteData = ContentDocuments['datos'];

const own = defaultDocuments.datos;

/** The fields of the sample contact for which the build has no value of its own. */
const filled = Object.entries(sampleContact).filter(([field]) => !own[field as keyof typeof sampleContact]);

/** The document `datos` of a first start: that of the build, with the sample contact where it has none. */
export const sampleSiteData: SiteData = { ...own, ...Object.fromEntries(filled) };

/** A document `datos` in which what is still the sample's is as in the build. */
export function withoutSampleContact(datos: SiteData): SiteData {
  const former = filled
    .filter(([field, value]) => datos[field as keyof typeof sampleContact] === value)
    .map(([field]) => [field, own[field as keyof typeof sampleContact]]);
  return { ...datos, ...Object.fromEntries(former) };
}
