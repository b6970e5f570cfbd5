import { existsSync } from 'node:fs';
import { checkContent } from '../content/check-content.ts';
import { parts } from './parts.ts';

const hasFormerBuild = () => parts.every(({ output }) => existsSync(output));

/**
 * Checks the church's content before a build. Prints its faults, one line each, and leaves the previous build unchanged; a
 * build ends the process then, and so does a start without a previous build.
 * @param purpose - a start continues with the previous build.
 * @returns whether to build.
 */
export async function isContentReady(purpose: 'start' | 'build'): Promise<boolean> {
  const faults = await checkContent();
  if (faults.length === 0) return true;
  for (const fault of faults) console.error(fault);
  if (purpose === 'start' && hasFormerBuild()) {
    console.error(
      'El contenido tiene faltas: se muestra el sitio de antes. Corrígelas y vuelve a ejecutar npm start.',
    );
    return false;
  }
  console.error(
    `El contenido tiene faltas y no se construyó nada. Corrígelas y vuelve a ejecutar npm ${purpose === 'start' ? 'start' : 'run build'}.`,
  );
  process.exit(1);
}
