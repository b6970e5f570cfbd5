import type { ChurchSettings, ContactSettings, SocialSettings } from './church-settings.ts';

/** Contact of a church, its own or the sample data's. */
export interface ChurchContact {
  readonly contact: ContactSettings;
  readonly social: SocialSettings;
}

/**
 * Contact in the sample data of a first start (decisions section 8), which reaches nobody. The numbers are in the ranges
 * that Ofcom, the British authority, reserves for drama ('Telephone numbers for use in TV and radio drama': 01632 960000
 * to 960999, mobiles 07700 900000 to 900999); example.org is reserved by RFC 2606; the networks' front pages belong to
 * no church.
 */
export const sampleContact: ChurchContact = {
  contact: {
    phone: '+44 1632 960123',
    whatsapp: '+44 7700 900123',
    email: 'contacto@example.org',
  },
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    youtubeStreams: 'https://www.youtube.com/',
  },
};

/** Fills each missing contact field of a church with the sample's. */
export function withSampleContact(church: ChurchSettings): ChurchSettings {
  return mapContact(church, (own, sample) => (own?.trim() ? own : sample));
}

/** A church without the contact fields that still are the sample's. */
export function withoutSample(church: ChurchSettings): ChurchSettings {
  return mapContact(church, (own, sample) => (own === sample ? undefined : own));
}

function mapContact(
  { contact, social, ...church }: ChurchSettings,
  map: (own: string | undefined, sample: string | undefined) => string | undefined,
): ChurchSettings {
  const sample = sampleContact;
  return {
    ...church,
    contact: {
      phone: map(contact.phone, sample.contact.phone),
      whatsapp: map(contact.whatsapp, sample.contact.whatsapp),
      email: map(contact.email, sample.contact.email),
    },
    social: {
      facebook: map(social.facebook, sample.social.facebook),
      instagram: map(social.instagram, sample.social.instagram),
      youtubeStreams: map(social.youtubeStreams, sample.social.youtubeStreams),
    },
  };
}
