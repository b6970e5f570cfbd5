import type { ContentDocuments } from '../../schemas/content/documents.ts';

/** Small documents for tests of the content's rules. */
export const data: ContentDocuments['datos'] = {
  nombre: 'Iglesia',
  producto: 'Sitio',
  ciudad: 'Lima',
  pais: 'Perú',
  codigoPais: 'PE',
  zona: 'America/Lima',
  moneda: 'S/',
  idioma: 'es-PE',
  direccion: ['Calle 1', 'Lima'],
  plano: null,
  telefono: null,
  whatsapp: '+591 700 00000',
  email: null,
  facebook: null,
  instagram: null,
  youtube: null,
  canal: null,
  latitude: -12,
  longitude: -77,
  radio: 200,
  responsable: null,
  telefonoProteccion: null,
};

/** A meeting of Saturday evening. */
export const meeting = (id: string): ContentDocuments['horarios'][number] => ({
  id,
  titulo: id,
  dias: [6],
  inicio: '19:00',
  fin: '21:00',
  lugar: null,
  ministerio: null,
  soloMiembros: false,
  seccion: 'reuniones',
});

export const activity: ContentDocuments['actividades'][number] = {
  id: 'campamento',
  titulo: 'Campamento',
  fecha: 'En marzo',
  descripcion: 'Tres días',
  horario: '08:00',
  lugar: 'Patio',
  imagen: { recorte: 'sunrise', vidrio: 'fuego' },
  cuando: null,
};

export const photo: NonNullable<ContentDocuments['fotos'][string]> = {
  id: '0'.repeat(32),
  alt: 'Un grupo canta',
  foco: [0.5, 0.5],
  permiso: true,
};

/** A ministry without a category. */
export const ministry = (id: string): ContentDocuments['ministerios'][number] => ({
  id,
  nombre: id,
  entrada: 'a',
  parrafos: ['a'],
  emblema: null,
  propio: false,
  categoria: null,
});

const led = { titulo: 'a', titular: 'a', entrada: 'a' };
const told = { titulo: 'a', titular: 'a', parrafos: ['a'] };
const section = { titulo: 'a', entrada: 'a', parrafos: ['a'] };
const value = { titulo: 'a', entrada: 'a' };

/** Texts whose welcome says `welcome`. */
export const texts = (welcome: string): ContentDocuments['textos'] => ({
  inicio: {
    titulo: 'Inicio',
    portada: { titular: 'a', lineas: ['a', 'a'] },
    bienvenida: { ...told, titulo: 'Bienvenida', parrafos: [welcome] },
    predicas: led,
    noticia: led,
    quienessomos: told,
    palabra: value,
    familia: value,
    servicio: value,
    inicios: told,
    vision: told,
  },
  ministerios: { titulo: 'a', entrada: 'a' },
  red_joven: { titulo: 'a', entrada: 'a', secciones: { reunion: section } },
  noticias: { titulo: 'a', entrada: 'a', secciones: { seminario: section } },
  Contactanos: {
    titulo: 'a',
    lineas: ['a'],
    entrada: 'a',
    ubicacion: { titulo: 'a', parrafos: ['a'] },
    primeravez: { titulo: 'a', titular: 'a', parrafos: ['a'] },
    escribenos: led,
  },
});
