import type { ChurchSettings } from '../../../content/src/index.ts';

/** A church that has set everything. */
export const church: ChurchSettings = {
  name: 'Iglesia de Ejemplo',
  product: 'Iglesia de Ejemplo',
  city: 'Villa de la Sierra',
  country: 'Bolivia',
  countryCode: 'BO',
  timeZone: 'America/La_Paz',
  locale: 'es-BO',
  currency: 'Bs',
  point: { latitude: -17.5, longitude: -63.5 },
  radiusMetres: 150,
  address: ['Calle Los Tajibos', 'entre Av. del Parque y Calle 12', 'Villa de la Sierra, Bolivia'],
  plan: {
    street: 'Calle Los Tajibos',
    crossings: ['Av. del Parque', 'Calle 12'],
    description: 'Plano: la iglesia está en la Calle Los Tajibos, entre la Av. del Parque y la Calle 12.',
  },
  contact: { phone: '+591 3 000 0000', whatsapp: '+591 700 00000', email: 'hola@iglesia.example' },
  social: {
    facebook: 'https://www.facebook.com/iglesia',
    instagram: 'https://www.instagram.com/iglesia',
    youtubeStreams: 'https://www.youtube.com/@iglesia/streams',
  },
  sermons: { channelId: 'UC0000000000000000000000' },
  protection: { responsible: undefined, phone: undefined },
  offline: true,
  rosetteSeed: 1980,
};

export const visitorGreeting = 'Hola, vi la página de Iglesia de Ejemplo y tengo una pregunta.';
export const supportGreeting = 'Hola, necesito ayuda con mi cuenta de Iglesia de Ejemplo.';
