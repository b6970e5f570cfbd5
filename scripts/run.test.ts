import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let root = '';

/** A program on the PATH that is a script of ours, on any system. */
function writeProgram(folder: string, name: string, code: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.cjs`), code);
  writeFileSync(join(folder, name), `#!/bin/sh\nexec "${process.execPath}" "$0.cjs" "$@"\n`, { mode: 0o755 });
  writeFileSync(join(folder, `${name}.cmd`), `@"${process.execPath}" "%~dp0${name}.cjs" %*\r\n`);
}

/** A fake npm with much output that installs a fake pnpm. */
function setUp({ npm = '', pnpm = '', node = '20.19' }): void {
  const chatter = "console.log('added 2 packages'); console.error('npm warn something');";
  writeProgram(join(root, 'programs'), 'npm', npm || chatter);
  const bin = join(root, 'node_modules', '.tools', 'pnpm-1.0.0', 'node_modules', '.bin');
  if (!npm) {
    writeProgram(bin, 'pnpm', pnpm || "console.log('Agent skills awaiting approval: x');");
  }
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({
      type: 'module',
      config: { pnpm: '1.0.0' },
      engines: { node: `>=${node}` },
      scripts: { 'app:start': 'node task.cjs' },
    }),
  );
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(join(root, file), '');
  writeFileSync(join(root, 'task.cjs'), "console.log(['Listo', ...process.argv.slice(2)].join(' '));");
}

function start(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'run.mjs'), 'app:start', ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: [join(root, 'programs'), process.env.PATH].join(delimiter) },
    },
  );
  return { status, stdout, stderr };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'una carpeta con espacios '));
  mkdirSync(join(root, 'scripts'));
  for (const file of ['run.mjs', 'command.mjs', 'lock.mjs']) {
    copyFileSync(join(import.meta.dirname, file), join(root, 'scripts', file));
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const INSTALLING = 'Instalando lo que hace falta (la primera vez tarda un minuto o dos)…\n';

describe('the bootstrap', () => {
  it('says one line while it installs, whatever the installers say, and nothing when all is there', () => {
    setUp({});
    expect(start()).toEqual({ status: 0, stdout: `${INSTALLING}Listo\n`, stderr: '' });
    expect(start()).toEqual({ status: 0, stdout: 'Listo\n', stderr: '' });
  });

  it('hands on what was asked for, with its spaces', () => {
    setUp({});
    start();
    expect(start('--', 'Mis copias/a.sqlite').stdout).toBe('Listo Mis copias/a.sqlite\n');
  });

  it('shows all that a failed install said', () => {
    setUp({
      pnpm: "console.log('1 of 2'); console.error('ERR_PNPM_OUTDATED_LOCKFILE'); process.exitCode = 1;",
    });
    expect(start()).toEqual({
      status: 1,
      stdout: INSTALLING,
      stderr:
        '1 of 2\nERR_PNPM_OUTDATED_LOCKFILE\nLa instalación falló (pnpm, código 1); arriba está lo que dijo.\n',
    });
  });

  it.each([
    [
      'npm',
      { npm: "console.error('npm error code ENOTFOUND\\nnpm error errno ENOTFOUND'); process.exitCode = 1;" },
    ],
    [
      'pnpm',
      { pnpm: "console.log('ERR_PNPM_META_FETCH_FAIL request failed: ENOTFOUND'); process.exitCode = 1;" },
    ],
  ])('says in one sentence that there is no network, where %s finds none', (_, programs) => {
    setUp(programs);
    expect(start()).toEqual({
      status: 1,
      stdout: INSTALLING,
      stderr:
        'No se pudo instalar: no hay conexión con el servidor de paquetes (ENOTFOUND). Conéctate a internet y repite la orden.\n',
    });
  });

  it('does not take a try that was repeated for the reason of a failure', () => {
    setUp({
      pnpm: "console.log('WARN  ECONNRESET. Will retry in 10 seconds'); console.error('ERR_PNPM_NO_SPACE'); process.exitCode = 1;",
    });
    expect(start().stderr).toMatch(/ERR_PNPM_NO_SPACE\nLa instalación falló/);
  });

  // Signals are a thing of POSIX.
  it.skipIf(process.platform === 'win32')(
    'ends what it started when npm and its shell are ended',
    async () => {
      setUp({});
      start();
      writeFileSync(
        join(root, 'task.cjs'),
        "setInterval(() => {}, 1000); process.on('SIGTERM', () => { console.log('Fin'); process.exit(); }); console.log('Listo');",
      );
      const run = `"${process.execPath}" "${join(root, 'scripts', 'run.mjs')}" app:start; true`;
      const env = {
        ...process.env,
        npm_lifecycle_event: 'start',
        PATH: [join(root, 'programs'), process.env.PATH].join(delimiter),
      };
      const shell = spawn('sh', ['-c', run], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      const ended = once(shell.stdout, 'end');
      await new Promise<void>((resolve) => {
        shell.stdout.setEncoding('utf8').on('data', (text: string) => {
          said += text;
          if (said.includes('Listo')) resolve();
        });
      });
      shell.kill('SIGTERM');
      // The pipe ends with the last process that holds it.
      await ended;
      expect(said).toBe('Listo\nFin\n');
    },
  );

  it('says in one sentence that Node.js is too old', () => {
    setUp({ node: '999.0' });
    const { status, stderr } = start();
    expect([status, stderr]).toEqual([
      1,
      `Hace falta Node.js 999.0 o más nuevo y este es ${process.version}. Descárgalo de https://nodejs.org y repite la orden.\n`,
    ]);
  });
});
