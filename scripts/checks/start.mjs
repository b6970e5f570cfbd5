// Checks that `npm start` serves the site on a machine with only Node.js and npm: `node scripts/checks/start.mjs`.
// Plain JavaScript, because nothing is installed before it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LIMIT_MS = 15 * 60_000;
const windows = process.platform === 'win32';
const port = process.env.PORT ?? '3000';
const origin = `http://127.0.0.1:${port}`;
const startedMs = Date.now();

const server = spawn('npm', ['start'], {
  stdio: ['inherit', 'pipe', 'pipe'],
  shell: windows,
  // A process group of its own: npm does not forward a signal to all of its children.
  detached: !windows,
  env: { ...process.env, PORT: port, DATA_DIR: mkdtempSync(join(tmpdir(), 'start-')) },
});
let ended = false;
server.on('exit', () => {
  ended = true;
});
let said = '';
for (const [from, to] of [
  [server.stdout, process.stdout],
  [server.stderr, process.stderr],
]) {
  from.on('data', (chunk) => {
    said += chunk;
    to.write(chunk);
  });
}

function stop() {
  if (ended) return;
  if (windows) spawnSync('taskkill', ['/pid', String(server.pid), '/t', '/f']);
  else process.kill(-server.pid, 'SIGTERM');
}

/** Status and text of an answer; null while no server answers. */
async function ask(path) {
  try {
    const answer = await fetch(origin + path);
    return { status: answer.status, text: await answer.text() };
  } catch {
    return null;
  }
}

let health = null;
while (!ended && health === null && Date.now() - startedMs < LIMIT_MS) {
  await wait(250);
  health = await ask('/api/health');
}
const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
const page = health && (await ask('/'));
const widget = health && (await ask('/widgets/faq.js'));
stop();

/** Lines of a start until it serves, after npm's own two; see README. */
const KNOWN = [
  /^$/,
  /^> /,
  /^npm /,
  /^Instalando .*…$/,
  /^Construyendo .*…$/,
  /^Administrador: \S+ · /,
  /^Listo: http/,
];
const until = said.slice(0, said.indexOf('\n', said.indexOf('Listo: ')));
const unexpected = until.split(/\r?\n/).filter((line) => !KNOWN.some((known) => known.test(line)));
for (const line of unexpected) console.error(`start: unexpected line: ${line}`);

const works =
  unexpected.length === 0 &&
  health?.status === 200 &&
  page?.status === 200 &&
  page.text.includes('<h1') &&
  widget?.status === 200;
console.log(
  works ? `start: served after ${seconds} s` : `start: no site, or unexpected lines, after ${seconds} s`,
);
process.exit(works ? 0 : 1);
