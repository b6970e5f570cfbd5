import type { ContentDocuments } from '@ministerio/contract';
import { church } from './church.config.ts';
import { siteDataOf } from './documents.ts';
import { withSampleContact } from './sample-contact.ts';

type SiteData = ContentDocuments['datos'];

const own = siteDataOf(church);

/** The document `datos` of a first start: that of the build, with the sample contact where it has none. */
export const sampleSiteData: SiteData = siteDataOf(withSampleContact(church));

const sampleFields = Object.entries(sampleSiteData).filter(
  ([field, value]) => typeof value === 'string' && value !== own[field as keyof SiteData],
);

/** A document `datos` in which what is still the sample's is as in the build. */
export function withoutSampleContact(datos: SiteData): SiteData {
  const values: Readonly<Record<string, unknown>> = datos;
  const former = sampleFields
    .filter(([field, value]) => values[field] === value)
    .map(([field]) => [field, own[field as keyof SiteData]]);
  return { ...datos, ...Object.fromEntries(former) };
}
