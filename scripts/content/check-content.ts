import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type ContentDocuments, contentDocuments } from '../../packages/contract/src/index.ts';

const FOLDER = 'packages/content';
const FILE = `${FOLDER}/src/church.json`;
const PHOTOGRAPHS = `${FOLDER}/photographs`;

/**
 * Checks the church's content in the working directory: its documents by the rules of the panel, and its photographs.
 * @returns one line in Spanish for each fault, with its file and what is wrong there.
 */
export async function checkContent(): Promise<readonly string[]> {
  return [...documentFaults(readFileSync(FILE, 'utf8')), ...(await photographFaults())];
}

function documentFaults(text: string): readonly string[] {
  let documents: unknown;
  try {
    documents = JSON.parse(text);
  } catch (error) {
    const [, line = '1'] = /line (\d+)/.exec(String(error)) ?? [];
    return [
      `${FILE}:${line}: aquí no se entiende lo escrito; suele faltar una coma, una comilla o una llave en esta línea o en la de antes.`,
    ];
  }
  const { data, error } = z.strictObject(contentDocuments).safeParse(documents);
  const said = error?.issues.map(({ path, message, code, ...issue }) => {
    const at = path.join('.');
    if (code === 'unrecognized_keys' && 'keys' in issue) return `${at}: no se conoce ${String(issue.keys)}.`;
    const value = path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown>)?.[key],
      documents,
    );
    return value === undefined
      ? `${at}: falta. ${message}.`
      : `${at}: dice ${JSON.stringify(value)}. ${message}.`;
  });
  return (said ?? linkFaults(data as ContentDocuments)).map((fault) => `${FILE}: ${fault}`);
}

/** Entries without an id, and those that name a meeting which is not there. */
function linkFaults({
  horarios,
  actividades,
  ministerios,
  excepciones,
}: ContentDocuments): readonly string[] {
  const meetings = horarios.map(({ id }) => id);
  const named = [
    ...actividades.map(
      ({ cuando }, index) =>
        [
          `actividades.${index}.cuando.reunion`,
          cuando && 'reunion' in cuando ? cuando.reunion : undefined,
        ] as const,
    ),
    ...excepciones.map(({ reunion }, index) => [`excepciones.${index}.reunion`, reunion] as const),
  ];
  return [
    ...Object.entries({ horarios, actividades, ministerios }).flatMap(([key, entries]) =>
      entries.flatMap(({ id }, index) => (id === undefined ? [`${key}.${index}.id: falta.`] : [])),
    ),
    ...named.flatMap(([at, id]) =>
      id === undefined || meetings.includes(id)
        ? []
        : [`${at}: dice ${JSON.stringify(id)}. Se espera una reunión: ${meetings.join(', ')}.`],
    ),
  ];
}

/** Endings that the build converts. */
const CONVERTED = /\.(jpe?g|png|webp|avif)$/i;
/** Formats as the picture library calls them; an iPhone's HEIC is `heif` too, in another compression. */
const KNOWN = new Set(['jpeg', 'png', 'webp', 'heif av1']);

/** Photographs that are no pictures inside, and those that `pages.ts` names and that are not there. */
async function photographFaults(): Promise<readonly string[]> {
  const files = existsSync(PHOTOGRAPHS)
    ? readdirSync(PHOTOGRAPHS).filter((file) => CONVERTED.test(file))
    : [];
  const { pages } = await import(pathToFileURL(join(FOLDER, 'src/pages.ts')).href);
  const missing = photographsIn(pages)
    .filter((name) => !files.includes(name))
    .map((name) => {
      const close = files.find((file) => file.toLowerCase() === name.toLowerCase());
      const expected = close
        ? `'${close}', como se llama el archivo`
        : `un archivo JPEG, PNG, WebP o AVIF que esté en ${PHOTOGRAPHS}`;
      return `${FOLDER}/src/pages.ts: photograph dice '${name}'; se espera ${expected}.`;
    });
  const unreadable = await Promise.all(
    files.map(async (file) => {
      const { default: sharp } = await import('sharp');
      const { format, compression } = await sharp(join(PHOTOGRAPHS, file))
        .metadata()
        .catch(() => ({ format: undefined, compression: undefined }));
      return KNOWN.has([format, compression].filter(Boolean).join(' '))
        ? []
        : [`${PHOTOGRAPHS}/${file}: no se abre como foto; se espera un archivo JPEG, PNG, WebP o AVIF.`];
    }),
  );
  return [...missing, ...unreadable.flat()];
}

function photographsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'photograph' ? [String(inner)] : photographsIn(inner),
  );
}
