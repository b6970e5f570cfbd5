import { sql } from 'kysely';
import type { Migration } from '../column-types.ts';
import type { StoreTransaction } from '../database.ts';

interface Words {
  readonly titulo: string;
  readonly entrada: string;
  readonly parrafos: readonly string[];
}

/** Default words of the site's ministries before they were a document, for a version that lacks some. */
const MINISTRIES: Readonly<Record<string, Words>> = {
  adolescentes: {
    titulo: 'Red de Adolescentes',
    entrada: 'Un lugar seguro para preguntar, reír y crecer en la fe.',
    parrafos: [
      'Cada sábado nos reunimos a cantar, jugar y conversar de lo que de verdad importa a esta edad: la amistad, la familia, el futuro y Dios.',
      'Los grupos son pequeños para que nadie pase desapercibido.',
    ],
  },
  jovenes: {
    titulo: 'Red de Jovenes',
    entrada: 'La noche del sábado tiene otra luz.',
    parrafos: [
      'Una reunión con música en vivo, una palabra clara y tiempo para conocernos. Estudies, trabajes o estés buscando tu camino, hay un lugar para ti.',
      'Llega como estás y trae a un amigo.',
    ],
  },
  intercesion: {
    titulo: 'Intercesion',
    entrada: 'Antes de cada reunión, alguien ya estuvo orando por ti.',
    parrafos: [
      'Oramos por las familias, por la ciudad y por las peticiones que nos llegan. Es una reunión para miembros.',
      'Si necesitas oración, escríbenos: llevamos cada pedido con respeto y en reserva.',
    ],
  },
  exploradoresdelrey: {
    titulo: 'Exploradores del Rey',
    entrada: 'Aventura, carácter y fe para niños y niñas.',
    parrafos: [
      'Nudos, campamentos, historias de la Biblia y trabajo en equipo. Aprenden haciendo, y aprenden a servir.',
    ],
  },
  escueladominical: {
    titulo: 'Escuela dominical',
    entrada: 'Los más pequeños también tienen su lugar en la casa.',
    parrafos: [
      'Historias de la Biblia contadas a su medida, con canciones, dibujos y mucha paciencia.',
      'Pregunta en la puerta del templo por el aula que corresponde a la edad de tu hijo.',
    ],
  },
  evangelismo: {
    titulo: 'Evangelismo',
    entrada: 'La buena noticia se comparte de persona a persona.',
    parrafos: [
      'Visitamos barrios, hospitales y plazas para escuchar, orar y contar lo que Jesús hizo por nosotros.',
      'No hace falta experiencia: salimos siempre acompañados y aprendemos juntos.',
    ],
  },
};

/** The ministry whose next meeting was the first on the home page. */
const OWN = 'jovenes';

interface StoredVersion {
  readonly version: number;
  readonly value: string;
  readonly saved_ms: number;
  readonly saved_by: number | null;
  readonly sample: number;
}

/**
 * The site's ministries become the document `ministerios`. Every kept version of `textos` hands its own on, with its
 * number, author and time, where they differ from the version before: no published word is lost.
 */
export const ministries: Migration = {
  version: 27,
  name: 'ministries',
  statements: () => [],
  convert: async (transaction) => {
    const { rows } = await sql<StoredVersion>`
      SELECT version, value, saved_ms, saved_by, sample FROM content_versions WHERE key = 'textos' ORDER BY version
    `.execute(transaction);
    let before = '';
    for (const row of rows) {
      const texts = parsed(row.value);
      const page = texts?.ministerios;
      if (texts === null || !isObject(page) || !isObject(page.secciones)) continue;
      const { secciones, ...others } = page;
      await replaceTexts(transaction, row.version, { ...texts, ministerios: others });
      const value = JSON.stringify(documentOf(secciones));
      if (value !== before) await insertMinistries(transaction, { ...row, value });
      before = value;
    }
  },
};

function documentOf(sections: Readonly<Record<string, unknown>>) {
  return Object.entries(MINISTRIES).map(([id, former]) => {
    const own = Object.hasOwn(sections, id) ? sections[id] : undefined;
    const { titulo, entrada, parrafos } = { ...former, ...(isObject(own) ? own : {}) };
    return { id, nombre: titulo, entrada, parrafos, emblema: id, propio: id === OWN, categoria: null };
  });
}

const replaceTexts = (transaction: StoreTransaction, version: number, texts: object) =>
  sql`
    UPDATE content_versions SET value = ${JSON.stringify(texts)} WHERE key = 'textos' AND version = ${version}
  `.execute(transaction);

const insertMinistries = (transaction: StoreTransaction, row: StoredVersion) =>
  sql`
    INSERT INTO content_versions (key, version, value, saved_ms, saved_by, sample)
    VALUES ('ministerios', ${row.version}, ${row.value}, ${row.saved_ms}, ${row.saved_by}, ${row.sample})
  `.execute(transaction);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(json: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : null;
  } catch {
    // Shown as the build's texts, as before.
    return null;
  }
}
