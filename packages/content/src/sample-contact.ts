import type { ContentDocuments } from '@ministerio/contract';
import type { ChurchSettings } from './church-settings.ts';

/**
 * Contact in the sample data of a first start (decisions section 8), which reaches nobody; fields of the document
 * `datos`. The numbers are in the ranges that Ofcom, the British authority, reserves for drama ('Telephone numbers for
 * use in TV and radio drama': 01632 960000 to 960999, mobiles 07700 900000 to 900999); example.org is reserved by
 * RFC 2606; the networks' front pages belong to no church.
 */
export const sampleContact = {
  telefono: '+44 1632 960123',
  whatsapp: '+44 7700 900123',
  email: 'contacto@example.org',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
} as const satisfies Partial<ContentDocuments['datos']>;

const samples: ReadonlySet<string> = new Set(Object.values(sampleContact));

/** A church without the contact fields that still are the sample's. */
export function withoutSample({ contact, social, ...church }: ChurchSettings): ChurchSettings {
  const own = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, samples.has(value) ? undefined : value]),
    ) as Fields;
  return { ...church, contact: own(contact), social: own(social) };
}
