import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from './content.ts';
import { contentFaults } from './content-faults.ts';
import { sentence } from './fault.ts';
import { readPhotographs } from './photographs.ts';

const FOLDER = 'packages/content/src';
const PHOTOGRAPHS = 'packages/content/photographs';

/** Messages about content that cannot be imported, in the editor's words. */
async function unreadable(error: unknown): Promise<readonly string[]> {
  const { syntaxErrors } = await import('./location.ts');
  const errors = syntaxErrors(FOLDER);
  if (errors.length > 0) {
    return errors.map(
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
 * Checks the church's content in the working directory.
 * @returns one line in Spanish for each fault, with file and line.
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
  const { locationsIn } = await import('./location.ts');
  const locationOf = locationsIn(FOLDER);
  const sentences = faults
    .map((fault) => ({ ...locationOf(fault.path), text: sentence(content, fault) }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, text }) => `${file}:${line}: ${text}`);
  return [...sentences, ...lines];
}
