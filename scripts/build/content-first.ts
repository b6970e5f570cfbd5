import { existsSync } from 'node:fs';
import { checkContent } from '../content/check-content.ts';
import { parts } from './parts.ts';

const hasFormerBuild = () => parts.every(({ output }) => existsSync(output));

/**
 * Looks at the church's content before anything is made of it. Where it has faults they are told, one line each, and what
 * was built before stays as it is; a build alone ends there, as does a start that has nothing to serve.
 * @param purpose - a start goes on with what was built before.
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
