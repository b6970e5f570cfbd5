import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from './content.ts';
import { contentFaults } from './content-faults.ts';
import { sentence } from './fault.ts';
import { readPhotographs } from './photographs.ts';

const FOLDER = 'packages/content/src';
const PHOTOGRAPHS = 'packages/content/photographs';

/** The content could not even be read: where that is, in the words of who edits it. */
async function unreadable(error: unknown): Promise<readonly string[]> {
  const { unreadablePlaces } = await import('./place.ts');
  const places = unreadablePlaces(FOLDER);
  if (places.length > 0) {
    return places.map(
      ({ file, line }) =>
        `${file}:${line}: aquí no se entiende lo escrito; suele faltar una coma, una comilla o una llave en esta línea o en la de antes.`,
    );
  }
  const { message = String(error), stack = '' } = error instanceof Error ? error : {};
  const [, file = 'index.ts', line] =
    /packages[\\/]content[\\/]src[\\/]([\w.-]+\.ts):(\d+)/.exec(stack) ?? [];
  return [`${FOLDER}/${file}${line ? `:${line}` : ''}: no se puede leer (${message.split('\n')[0]}).`];
}

/**
 * Looks whether the church's content can be shown, in the folder that the process runs in.
 * @returns one line in Spanish for each fault, with file and line; empty where all is well.
 */
export async function checkContent(): Promise<readonly string[]> {
  let content: Content;
  try {
    content = await import(pathToFileURL(join(FOLDER, 'index.ts')).href);
  } catch (error) {
    return unreadable(error);
  }
  const { files, unreadable: noPictures } = await readPhotographs(PHOTOGRAPHS);
  const faults = contentFaults(content, files);
  const lines = noPictures.map(
    (file) => `${PHOTOGRAPHS}/${file}: no se abre como foto; se espera un archivo JPEG, PNG, WebP o AVIF.`,
  );
  if (faults.length === 0) return lines;
  const { placesIn } = await import('./place.ts');
  const placeOf = placesIn(FOLDER);
  const told = faults
    .map((fault) => ({ ...placeOf(fault.path), text: sentence(content, fault) }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, text }) => `${file}:${line}: ${text}`);
  return [...told, ...lines];
}
