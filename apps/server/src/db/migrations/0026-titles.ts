import { sql } from 'kysely';
import type { Migration } from '../column-types.ts';

/** A document or a part of one, as it was stored. */
type Branch = Readonly<Record<string, unknown>>;

const sections = (titles: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(titles).map(([id, titulo]) => [id, { titulo }]));

/** Titles of the menu and the pages before the document `textos` had them. */
const TITLES: Branch = {
  inicio: {
    titulo: 'Inicio',
    portada: {
      titular: 'Bienvenidos a casa',
      lineas: ['Un concepto diferente de iglesia.', 'Un lugar para toda la familia..'],
    },
    bienvenida: { titulo: 'Bienvenida', titular: 'Qué bueno que estás aquí' },
    predicas: { titulo: 'Predicas', titular: 'Lo último que compartimos' },
    noticia: { titulo: 'Noticias', titular: 'Lo que viene' },
    quienessomos: { titulo: '¿Quienes somos?', titular: 'Una familia que cree y camina junta' },
    palabra: { titulo: 'Palabra' },
    familia: { titulo: 'Familia' },
    servicio: { titulo: 'Servicio' },
    inicios: { titulo: 'Nuestra historia', titular: 'Nuestros inicios' },
    vision: { titulo: 'Nuestra Vision', titular: 'Una ciudad que conoce a Jesús, familia por familia' },
  },
  ministerios: {
    titulo: 'Ministerios',
    secciones: sections({
      adolescentes: 'Red de Adolescentes',
      jovenes: 'Red de Jovenes',
      intercesion: 'Intercesion',
      exploradoresdelrey: 'Exploradores del Rey',
      escueladominical: 'Escuela dominical',
      evangelismo: 'Evangelismo',
    }),
  },
  red_joven: {
    titulo: 'CFA',
    secciones: sections({ reunion: 'Reuniones', paraiso: 'Centro de retiros', ciet: 'Ciet' }),
  },
  noticias: {
    titulo: 'Estudios',
    secciones: sections({
      evangelio: '¿Que es evangelio?',
      bautizo: 'Crecimiento espiritual',
      escuelavida: 'Escuela de vida',
      seminario: 'Seminario',
    }),
  },
  Contactanos: {
    titulo: 'Cómo llegar',
    lineas: ['Te esperamos'],
    ubicacion: { titulo: 'Ubicación' },
    escribenos: { titulo: 'Escríbenos', titular: '¿Tienes una pregunta?' },
  },
};

/** A section that no version had. */
const FIRST_VISIT = {
  titulo: 'Tu primera vez',
  titular: 'Ven como eres',
  parrafos: [
    'Qué pasa: cantamos, oramos y escuchamos una prédica de la Biblia. Nadie te pedirá que hables.',
    'Cuánto dura: lo dicen los horarios. Llega unos minutos antes y sal cuando lo necesites.',
    'Qué ponerte: ven como andas todos los días.',
    'Con quién hablar: en la entrada siempre hay alguien; dile que es tu primera vez.',
    'Si vienes con niños: pregunta en la entrada qué hay para ellos. También pueden quedarse contigo.',
    'Si vienes por tu cuenta: escríbenos antes, y alguien te espera en la puerta.',
  ],
};

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored branch behind the titles that it lacks: the order of the document's fields. */
function titled(titles: Branch, stored: Branch): Branch {
  const merged = Object.entries(stored).map(([name, value]) => {
    const own = titles[name];
    if (!isBranch(own) || !isBranch(value)) return [name, value];
    return [name, name === 'secciones' ? titledSections(own, value) : titled(own, value)];
  });
  const missing = Object.entries(titles).filter(([name]) => !Object.hasOwn(stored, name));
  return Object.fromEntries([...missing, ...merged]);
}

/** The stored sections, and no others: those that a version lacks are shown as the build has them. */
const titledSections = (titles: Branch, stored: Branch): Branch =>
  Object.fromEntries(
    Object.entries(stored).map(([id, section]) => {
      const own = Object.hasOwn(titles, id) ? titles[id] : { titulo: id.slice(0, 30) };
      return [id, isBranch(own) && isBranch(section) ? titled(own, section) : section];
    }),
  );

/** Titles, headlines, typed lines and 'Tu primera vez' join every kept version of the document `textos`. */
export const titles: Migration = {
  version: 26,
  name: 'titles',
  statements: () => [],
  convert: async (transaction) => {
    const { rows } = await sql<{ version: number; value: string }>`
      SELECT version, value FROM content_versions WHERE key = 'textos'
    `.execute(transaction);
    for (const { version, value } of rows) {
      const stored = parsed(value);
      if (!isBranch(stored)) continue;
      const json = JSON.stringify(withFirstVisit(titled(TITLES, stored)));
      await sql`UPDATE content_versions SET value = ${json} WHERE key = 'textos' AND version = ${version}`.execute(
        transaction,
      );
    }
  },
};

/** The new section, before the one of the contact form. */
function withFirstVisit(texts: Branch): Branch {
  if (!isBranch(texts.Contactanos)) return texts;
  const { escribenos, ...before } = texts.Contactanos;
  return { ...texts, Contactanos: { ...before, primeravez: FIRST_VISIT, escribenos } };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Shown as the build's texts, as before.
    return null;
  }
}
