/** A meeting of every week: its day as the form shows it, its hours, and the list that it is in. */
interface Meeting {
  readonly name: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly section: string;
}

/** An invented church, as its administrator fills in 'Sitio'. */
export interface Church {
  readonly city: string;
  readonly name: string;
  readonly product: string;
  readonly zone: string;
  /** Whether clocks there are moved twice a year. */
  readonly clocksMove: boolean;
  readonly locale: string;
  readonly currency: string;
  readonly countryCode: string;
  readonly channel: string;
  readonly point: { readonly latitude: number; readonly longitude: number };
  /** Values of each part of 'Datos', by the labels of its fields; the position comes from the phone. */
  readonly data: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** On Sunday, on Saturday, and the office. */
  readonly meetings: readonly [service: Meeting, night: Meeting, office: Meeting];
  /** Its activity, which follows the meeting on Saturday. */
  readonly activity: Readonly<Record<'Título' | 'De qué se trata' | 'Cuándo' | 'Hora' | 'Lugar', string>>;
  /** Its ministries with their drawings; the first is the site's own. */
  readonly ministries: readonly (readonly [name: string, drawing: string])[];
  /** Titles of the pages in its menu, by their keys in the texts. */
  readonly pages: Readonly<
    Record<'inicio' | 'ministerios' | 'red_joven' | 'noticias' | 'Contactanos', string>
  >;
  /** The texts that speak of a place or of a number of services, by their paths. */
  readonly texts: Readonly<Record<string, string>>;
}

const addresses = (name: string) => ({
  Facebook: `https://www.facebook.com/${name}`,
  Instagram: `https://www.instagram.com/${name}`,
  YouTube: `https://www.youtube.com/@${name}`,
});

const lima: Church = {
  city: 'Lima',
  name: 'Iglesia Camino Nuevo',
  product: 'Camino Nuevo Joven',
  zone: 'America/Lima',
  clocksMove: false,
  locale: 'es-PE',
  currency: 'PEN',
  countryCode: 'PE',
  channel: 'UC0123456789abcdefghijkl',
  point: { latitude: -12.0823, longitude: -77.0345 },
  data: {
    'Nombre y lugar': { País: 'Perú', Dirección: 'Av. Arequipa 1520\nLince, Lima' },
    Contacto: { WhatsApp: '+51 900 000 000', Teléfono: '+51 1 555 0100', Correo: 'hola@camino.example' },
    Redes: addresses('camino.example'),
    'Mapa y radio': { Radio: '150' },
    Plano: {
      'Calle de la iglesia': 'Av. Arequipa',
      'Calle de la izquierda': 'Jr. Risso',
      'Calle de la derecha': 'Jr. Bartolomé Herrera',
      'El plano con palabras': 'Plano: la iglesia está en la avenida, frente al parque.',
    },
    Protección: { Responsable: 'Elsa Quispe', Teléfono: '+51 900 000 111' },
  },
  meetings: [
    { name: 'Culto del domingo', day: 'dom', from: '11:15', to: '12:45', section: 'servicios' },
    { name: 'Noche de fe', day: 'sáb', from: '19:25', to: '21:10', section: 'reuniones' },
    { name: 'Secretaría', day: 'mar', from: '10:05', to: '16:40', section: 'oficina' },
  ],
  activity: {
    Título: 'Vigilia en el malecón',
    'De qué se trata': 'Cantamos y oramos frente al mar.',
    Cuándo: 'Cada sábado',
    Hora: '19:25 a 21:10',
    Lugar: 'Malecón',
  },
  ministries: [['Jóvenes de Lince', 'Llama']],
  pages: {
    inicio: 'Portal',
    ministerios: 'Equipos',
    red_joven: 'Encuentros',
    noticias: 'Cursos',
    Contactanos: 'Visítanos',
  },
  texts: {
    'inicio.inicios.parrafos.1': 'Empezamos en una cochera, y seguimos dejando la puerta abierta.',
    'red_joven.secciones.reunion.entrada': 'Un culto cada domingo y una noche para jóvenes.',
    'Contactanos.ubicacion.parrafos.0': 'A una cuadra del parque. El corredor azul para enfrente.',
  },
};

const madrid: Church = {
  city: 'Madrid',
  name: 'Iglesia Puerta Abierta',
  product: 'Puerta Abierta Joven',
  zone: 'Europe/Madrid',
  clocksMove: true,
  locale: 'es-ES',
  currency: '€',
  countryCode: 'ES',
  channel: 'UCmadrid0123456789abcdef',
  point: { latitude: 40.4153, longitude: -3.7074 },
  data: {
    'Nombre y lugar': { País: 'España', Dirección: 'Calle de Toledo 7\n28005 Madrid' },
    Contacto: { WhatsApp: '+34 600 000 000', Teléfono: '+34 910 000 000', Correo: 'hola@puerta.example' },
    Redes: addresses('puerta.example'),
    'Mapa y radio': { Radio: '90' },
    Plano: {
      'Calle de la iglesia': 'Calle de Toledo',
      'Calle de la izquierda': 'Calle Imperial',
      'Calle de la derecha': 'Calle de la Colegiata',
      'El plano con palabras': 'Plano: la iglesia está en la calle de Toledo, junto al mercado.',
    },
    Protección: { Responsable: 'Marta Gil', Teléfono: '+34 600 000 111' },
  },
  meetings: [
    { name: 'Celebración', day: 'dom', from: '11:40', to: '13:05', section: 'servicios' },
    { name: 'Sábado joven', day: 'sáb', from: '20:35', to: '22:20', section: 'reuniones' },
    { name: 'Acogida', day: 'jue', from: '10:20', to: '13:50', section: 'oficina' },
  ],
  activity: {
    Título: 'Cena en la plaza',
    'De qué se trata': 'Una mesa larga para todo el barrio.',
    Cuándo: 'Los sábados',
    Hora: '20:35 a 22:20',
    Lugar: 'La plaza',
  },
  ministries: [
    ['Jóvenes del Rastro', 'Micrófono'],
    ['Acogida de familias', 'Casa'],
  ],
  pages: {
    inicio: 'Portada',
    ministerios: 'Grupos',
    red_joven: 'Horarios',
    noticias: 'Formación',
    Contactanos: 'Dónde estamos',
  },
  texts: {
    'inicio.inicios.parrafos.1': 'Empezamos en un bajo, y seguimos dejando la puerta abierta.',
    'red_joven.secciones.reunion.entrada': 'Una celebración el domingo y un sábado para jóvenes.',
    'Contactanos.ubicacion.parrafos.0': 'A dos calles del mercado. El metro para en La Latina.',
  },
};

const parish: Church = {
  city: 'Montevideo',
  name: 'Parroquia San Marcos',
  product: 'Pastoral San Marcos',
  zone: 'America/Montevideo',
  clocksMove: false,
  locale: 'es-UY',
  currency: 'UYU',
  countryCode: 'UY',
  channel: 'UCmarcos0123456789abcdef',
  point: { latitude: -34.9083, longitude: -56.1897 },
  data: {
    'Nombre y lugar': { País: 'Uruguay', Dirección: 'Maldonado 1233\nMontevideo' },
    Contacto: { WhatsApp: '+598 90 000 000', Teléfono: '+598 2 000 0000', Correo: 'hola@marcos.example' },
    Redes: addresses('marcos.example'),
    'Mapa y radio': { Radio: '120' },
    Plano: {
      'Calle de la iglesia': 'Maldonado',
      'Calle de la izquierda': 'Yi',
      'Calle de la derecha': 'Cuareim',
      'El plano con palabras': 'Plano: la parroquia está en Maldonado, entre Yi y Cuareim.',
    },
    Protección: { Responsable: 'Inés Olivera', Teléfono: '+598 90 000 111' },
  },
  meetings: [
    { name: 'Misa mayor', day: 'dom', from: '10:50', to: '11:55', section: 'servicios' },
    { name: 'Misa joven', day: 'sáb', from: '18:45', to: '19:50', section: 'reuniones' },
    { name: 'Despacho', day: 'vie', from: '16:10', to: '18:25', section: 'oficina' },
  ],
  activity: {
    Título: 'Fogón en la rambla',
    'De qué se trata': 'Guitarra, mate y oración junto al río.',
    Cuándo: 'Sábado a sábado',
    Hora: '18:45 a 19:50',
    Lugar: 'La rambla',
  },
  ministries: [
    ['Pastoral joven', 'Micrófono'],
    ['Catequesis', 'Gota'],
    ['Cáritas', 'Casa'],
    ['Liturgia', 'Copa y trigo'],
  ],
  pages: {
    inicio: 'La parroquia',
    ministerios: 'Pastorales',
    red_joven: 'Misas',
    noticias: 'Catequesis',
    Contactanos: 'El templo',
  },
  texts: {
    'inicio.inicios.parrafos.1': 'Empezamos en una capilla de madera, y seguimos con la puerta abierta.',
    'red_joven.secciones.reunion.entrada': 'La misa mayor del domingo y la de los jóvenes.',
    'Contactanos.ubicacion.parrafos.0': 'A tres cuadras de la rambla. El ómnibus para en la esquina.',
  },
};

/** Churches unlike the first: a city elsewhere, one whose clocks move, and a parish with ministries of its own. */
export const churches: readonly Church[] = [lima, madrid, parish];
