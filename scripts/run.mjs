// Bootstrap: `node scripts/run.mjs TASK [-- ARGS]`.
// The machine has only Node.js and npm. This file downloads the pinned pnpm, installs from the frozen
// lockfile when it changed, and runs the task under the pinned Node. What only tests and tools need waits
// until one of them is asked for. Plain JavaScript for old Nodes: it must be able to say that the Node is
// too old. Its messages are Spanish, for the maintainers of a site.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandOf, endTree } from './command.mjs';
import { tryLock, unlock } from './lock.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { config, engines, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tools = join(root, 'node_modules', '.tools');
const pnpmHome = join(tools, `pnpm-${config.pnpm}`);
const pnpmBin = join(pnpmHome, 'node_modules', '.bin');
const stamp = join(tools, 'installed');
const lock = join(tools, 'lock');
const OUTPUT_BYTES = 64 * 1024 * 1024;
/** Messages of npm and pnpm about a missing network. */
const OFFLINE =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)\b/;
/** Tasks that need the root's `dependencies` alone: to start, to build, to look after the data, to ask a site. */
const SERVING = new Set([
  'app:start',
  'app:build',
  'app:dev',
  'app:admin',
  'app:backup',
  'app:restore',
  'app:audit',
  'app:copies',
  'app:attack',
]);

/** Says what happened and ends; a lock that this run held is taken over by the next run. */
function fail(message) {
  console.error(message);
  process.exit(1);
}

function atLeast(version, wanted) {
  const [a = 0, b = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [c = 0, d = 0] = wanted.split('.').map(Number);
  return a > c || (a === c && b >= d);
}

/** The network failure in an installer's output, without retried attempts. */
function offlineCode(printed) {
  const lines = printed.split('\n').filter((line) => !/\bWARN\b|will retry/i.test(line));
  return OFFLINE.exec(lines.join('\n'))?.[1];
}

/** Runs an installer. What it prints is shown only where it fails, and not for a missing network. */
function run(program, args, env = process.env) {
  const { file, args: words, shell } = commandOf(program, args);
  const result = spawnSync(file, words, {
    cwd: root,
    env,
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: OUTPUT_BYTES,
  });
  if (result.error) fail(`No se pudo ejecutar ${program}: ${result.error.message}`);
  if (result.status === 0) return;
  const printed = result.stdout + result.stderr;
  const code = offlineCode(printed);
  if (code) {
    fail(
      `No se pudo instalar: no hay conexión con el servidor de paquetes (${code}). Conéctate a internet y repite la orden.`,
    );
  }
  process.stderr.write(printed);
  fail(
    `La instalación falló (${program}, ${result.signal ?? `código ${result.status}`}); arriba está lo que dijo.`,
  );
}

function environment() {
  const path = [join(root, 'node_modules', '.bin'), pnpmBin, process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, Path: path };
}

/** Inputs of an install: the lockfile and every manifest that it was made from. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.update(process.platform + process.arch).digest('hex');
}

/** Two first runs at once: the second waits for the first one's install. */
function acquire() {
  let said = false;
  try {
    while (!tryLock(lock)) {
      if (!said) console.log('Otra instalación está en marcha; se espera a que termine.');
      said = true;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 250);
    }
  } catch (error) {
    fail(`No se puede escribir en node_modules: ${error.message}`);
  }
}

/** Input of the last install, and whether it installed everything or only what serving needs. */
function installed() {
  if (!existsSync(stamp) || !existsSync(pnpmBin)) return { print: '', whole: false };
  const [print = '', extent = ''] = readFileSync(stamp, 'utf8').split(' ');
  return { print, whole: extent !== 'serving' };
}

function isInstalled(wanted, whole) {
  const found = installed();
  return found.print === wanted && (found.whole || !whole);
}

/** @param {boolean} forAll - whether tests and tools are needed too; once they are there they stay. */
function install(forAll) {
  const wanted = fingerprint();
  if (isInstalled(wanted, forAll)) return;
  acquire();
  try {
    if (!isInstalled(wanted, forAll)) {
      const whole = forAll || installed().whole;
      console.log('Instalando lo que hace falta (la primera vez tarda un minuto o dos)…');
      if (!existsSync(pnpmBin)) {
        mkdirSync(pnpmHome, { recursive: true });
        writeFileSync(join(pnpmHome, 'package.json'), '{"private":true}\n');
        run('npm', [
          'install',
          '--prefix',
          pnpmHome,
          '--no-audit',
          '--no-fund',
          '--loglevel',
          'error',
          `pnpm@${config.pnpm}`,
        ]);
      }
      const extent = whole ? [] : ['--prod'];
      run(
        'pnpm',
        ['install', '--frozen-lockfile', ...extent, '--reporter', 'append-only', '--loglevel', 'warn'],
        // No question about replacing the folder of an older pnpm: there may be no terminal.
        { ...environment(), CI: 'true' },
      );
      mkdirSync(tools, { recursive: true });
      writeFileSync(stamp, `${wanted} ${whole ? 'whole' : 'serving'}`);
    }
  } finally {
    unlock(lock);
  }
}

function checkInnerNode() {
  const { file, args, shell } = commandOf('node', ['-v']);
  const found = spawnSync(file, args, { env: environment(), encoding: 'utf8', shell }).stdout?.trim() ?? '';
  if (!atLeast(found, '22.18')) {
    fail(
      `Aquí no se pudo instalar el Node.js del sitio y ${found || 'el tuyo'} es demasiado viejo para el servidor. Instala Node.js 24 y repite la orden.`,
    );
  }
}

const wantedNode = engines.node.replace(/^>=/, '');
if (!atLeast(process.version, wantedNode)) {
  fail(
    `Hace falta Node.js ${wantedNode} o más nuevo y este es ${process.version}. Descárgalo de https://nodejs.org y repite la orden.`,
  );
}
const [task, ...given] = process.argv.slice(2);
const command = task ? scripts[task] : undefined;
if (!command) fail(`Uso: node scripts/run.mjs TAREA [ARGUMENTOS]; no hay una tarea «${task ?? ''}».`);
install(!SERVING.has(task));
checkInnerNode();
// Tasks are plain commands: run without pnpm or a shell in between, a signal reaches the server itself.
const [program, ...words] = command.split(' ');
const rest = given[0] === '--' ? given.slice(1) : given;
const { file, args, shell } = commandOf(program, [...words, ...rest]);
const child = spawn(file, args, { cwd: root, env: environment(), stdio: 'inherit', shell });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endTree(child, signal));
// npm hands SIGTERM to the shell that it started this file with, and that shell ends without handing it on.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || endTree(child, 'SIGTERM'), 250).unref();
}
child.on('error', (error) => fail(`No se pudo ejecutar ${program}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
