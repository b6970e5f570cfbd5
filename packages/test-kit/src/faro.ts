/**
 * An invented church in Seville, whose zone has daylight saving: its facts, as `npm run new -- church` takes them, and
 * what somebody there writes over the words of the first church.
 */
export const facts = {
  name: 'Iglesia Faro',
  city: 'Sevilla',
  country: 'España',
  countryCode: 'ES',
  zone: 'Europe/Madrid',
  locale: 'es-ES',
  currency: '€',
  latitude: '37.3866',
  longitude: '-6.0051',
  radius: '90',
  address: 'Calle Betis 41;41010 Sevilla, España',
} as const;

/** Contact and street names, which stay open in the facts; fields of the document `datos`. */
export const contact = {
  telefono: '+34 955 000 000',
  whatsapp: '+34 600 000 000',
  email: 'hola@faro.example',
  plano: {
    calle: 'Calle Betis',
    cruces: ['Calle Pureza', 'Calle Troya'],
    descripcion: 'Plano: Calle Betis.',
  },
} as const;

/** Words that are replaced in every text, longest first. */
export const words: readonly (readonly [from: string, to: string])[] = [
  ['entre Av. Santos Dumont y Av. Radial 13', 'junto al puente'],
  ['Entre Av. Santos Dumont y Av. Radial 13', 'Junto al puente'],
  ['Santa Cruz de la Sierra', 'Sevilla'],
  ['Tercer anillo Externo', 'Calle Betis'],
  ['Varias líneas de micro pasan por el tercer anillo', 'El autobús C3 para delante'],
  ['Ministerio Juvenil', 'Iglesia Faro'],
  ['Bolivia', 'España'],
];

/** Times of its gatherings, over those of the first church. */
export const times: Readonly<Record<string, string>> = {
  '06:30': '07:45',
  '08:30': '09:50',
  '09:00': '10:05',
  '10:30': '11:40',
  '12:30': '13:20',
  '13:00': '13:35',
  '14:30': '14:50',
  '15:30': '15:55',
  '17:00': '17:10',
  '18:00': '18:20',
  '19:00': '19:25',
  '20:00': '20:35',
  '20:30': '20:45',
  '21:00': '21:55',
  '21:30': '22:20',
};

/** Its colours, by the names of the palette. */
export const colours = {
  noche: '#221A3A',
  selva: '#5B3E96',
  hoja: '#9A7BD6',
  hojaOscura: '#6F50AE',
  sol: '#FFD166',
  durazno: '#F7D9A0',
  coral: '#F28BA8',
  teja: '#C23B6B',
  tejaOscura: '#9E2F57',
  cielo: '#8FB8F0',
  papel: '#FAF7FF',
  tinta: '#1D1729',
} as const;
