import type { ServerProblem } from '@ministerio/contract';
import { shellInstant, watchClock } from '../db/clock-watch.ts';
import type { Database } from '../db/database.ts';
import { isDamagedByCrash } from '../db/quick-check.ts';
import { closeToOthers } from './private-files.ts';

/**
 * Looks at the machine before the server listens, and says what is wrong with it: a damaged database after a crash, data
 * that others may read, a clock in doubt. None of it keeps the server from starting: most of the work still goes on.
 * @param dataDir - absolute.
 * @param say - prints one line on the terminal.
 * @param nowMs - UTC milliseconds.
 * @returns what stays wrong.
 */
export async function machineProblems(
  database: Database,
  dataDir: string,
  say: (line: string) => void,
  nowMs: number,
): Promise<readonly ServerProblem[]> {
  const problems: ServerProblem[] = [];
  const { damagedLog } = database;
  if (damagedLog !== null) {
    problems.push('datos');
    say(
      `Aviso: el servidor anterior no terminó bien y su registro de escritura está dañado: faltan los últimos cambios guardados. Compara el panel con lo anotado, o restaura una copia; el registro dañado está en ${damagedLog} (docs/deploy.md).`,
    );
  } else if (await isDamagedByCrash(database)) {
    problems.push('datos');
    say(
      'Aviso: la base de datos está dañada; el servidor anterior no terminó bien. Restaura la última copia buena con npm run restore cuanto antes (docs/deploy.md).',
    );
  }
  const others = closeToOthers(dataDir);
  if (others.open) {
    problems.push('permisos');
    say(
      'Aviso: otros usuarios de este equipo pueden leer los datos o la clave de las sesiones, y sus permisos no se pudieron quitar. Hazlo tú con chmod -R go-rwx en DATA_DIR.',
    );
  } else if (others.closed) {
    say('Aviso: otros usuarios de este equipo podían leer los datos. Desde ahora solo los lee este usuario.');
  }
  const { doubt, latestMs } = await watchClock(database.store, nowMs);
  if (doubt !== null) {
    problems.push('reloj');
    say(
      `Aviso: el reloj de este equipo dice ${shellInstant(nowMs)}, y el servidor ya había visto ${shellInstant(latestMs)}. Corrígelo; mientras tanto no se borra nada antiguo. Si está bien, el aviso se va en siete días.`,
    );
  }
  return problems;
}
