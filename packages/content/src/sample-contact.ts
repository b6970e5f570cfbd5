import type { ChurchSettings, ContactSettings, SocialSettings } from './church-settings.ts';

/** Ways to reach a church, its own or of the sample data. */
export interface ChurchContact {
  readonly contact: ContactSettings;
  readonly social: SocialSettings;
}

/**
 * Contact of the sample data of a first start (decisions section 8): it reaches nobody. The numbers are of the ranges
 * that Ofcom, the British authority, keeps free for drama ('Telephone numbers for use in TV and radio drama':
 * 01632 960000 to 960999, mobiles 07700 900000 to 900999); example.org is reserved by RFC 2606; the networks' front
 * pages are nobody's.
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

/** The church with the sample contact where it has set nothing: what is set wins, field by field. */
export function withSampleContact(church: ChurchSettings): ChurchSettings {
  const { contact, social } = sampleContact;
  return {
    ...church,
    contact: {
      phone: orSample(church.contact.phone, contact.phone),
      whatsapp: orSample(church.contact.whatsapp, contact.whatsapp),
      email: orSample(church.contact.email, contact.email),
    },
    social: {
      facebook: orSample(church.social.facebook, social.facebook),
      instagram: orSample(church.social.instagram, social.instagram),
      youtubeStreams: orSample(church.social.youtubeStreams, social.youtubeStreams),
    },
  };
}

function orSample(own: string | undefined, sample: string | undefined): string | undefined {
  return own?.trim() ? own : sample;
}
