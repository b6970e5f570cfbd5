import type { ChurchSettings } from './church-settings.ts';

/**
 * Settings of this church. Another church edits this file and the texts beside it.
 * `undefined` hides an entry from visitors and lists it for administrators under 'Falta configurar'.
 */
export const church: ChurchSettings = {
  name: 'Ministerio Juvenil',
  product: 'Ministerio Juvenil',
  city: 'Santa Cruz de la Sierra',
  country: 'Bolivia',
  countryCode: 'BO',
  timeZone: 'America/La_Paz',
  locale: 'es-BO',
  currency: 'Bs',
  point: { latitude: -17.8132, longitude: -63.1804 },
  radiusMetres: 200,
  address: [
    'Tercer anillo Externo',
    'entre Av. Santos Dumont y Av. Radial 13',
    'Santa Cruz de la Sierra, Bolivia',
  ],
  plan: {
    street: 'Tercer anillo Externo',
    crossings: ['Av. Santos Dumont', 'Av. Radial 13'],
    description:
      'Plano: la iglesia está en el Tercer anillo Externo, entre la Av. Santos Dumont y la Av. Radial 13.',
  },
  contact: {
    phone: undefined,
    whatsapp: undefined,
    email: undefined,
  },
  social: {
    facebook: undefined,
    instagram: undefined,
    youtubeStreams: undefined,
  },
  sermons: { channelId: undefined },
  protection: { responsible: undefined, phone: undefined },
  offline: true,
  rosetteSeed: 1980,
};
