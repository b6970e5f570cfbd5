import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process';

/** The user who runs PostgreSQL: its programs refuse root. */
export interface Runner {
  readonly name: string;
  /** Ids to change to; null where the tests' own user will do. */
  readonly ids: { readonly uid: number; readonly gid: number } | null;
}

/**
 * Another user where we are root, else ourselves.
 * @throws Error where we are root and no such user exists.
 */
export function unprivilegedRunner(): Runner {
  if (process.getuid?.() !== 0) return { name: 'the same user', ids: null };
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
    const uid = id('-u');
    if (uid.status === 0) return { name, ids: { uid: Number(uid.stdout), gid: Number(id('-g').stdout) } };
  }
  throw new Error('PostgreSQL refuses root, and there is neither a user postgres nor nobody.');
}

function optionsOf({ ids }: Runner): SpawnSyncOptions {
  // A folder that every user may enter: the programs look at where they were started.
  return { cwd: '/', ...(ids ?? {}) };
}

/** Whether a program starts at all for this user. */
export function runsAs(runner: Runner, program: string): boolean {
  const cwd = process.platform === 'win32' ? {} : optionsOf(runner);
  return spawnSync(program, ['--version'], { ...cwd, stdio: 'ignore' }).status === 0;
}

/** Runs a program to its end. @throws Error with what it printed where it fails. */
export function runAs(runner: Runner, program: string, args: readonly string[]): void {
  const options = process.platform === 'win32' ? {} : optionsOf(runner);
  // Not inherited: a database that stays would keep the pipes of the tests open.
  execFileSync(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
}
