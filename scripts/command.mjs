// How programs are started on every system. Plain JavaScript: `run.mjs` needs it before anything is installed.
import { spawnSync } from 'node:child_process';

/** What `cmd` and the started program take as they are. */
const PLAIN = /^[\w@.,:=/\\+-]+$/;

/** One argument for `cmd`: in quotes, where backslashes before a quote or at the end would otherwise swallow it. */
function quoted(arg) {
  if (PLAIN.test(arg)) return arg;
  return `"${arg.replace(/(\\*)"/g, '$1$1""').replace(/(\\+)$/, '$1$1')}"`;
}

export function commandOf(program, args, platform = process.platform) {
  if (platform !== 'win32') return { file: program, args: [...args], shell: false };
  // npm's programs are `.cmd` files there, which only the shell starts; it joins what it is given without quoting.
  return { file: [program, ...args].map(quoted).join(' '), args: [], shell: true };
}

export function endTree(child, signal, { platform = process.platform, run = spawnSync } = {}) {
  if (platform !== 'win32') child.kill(signal);
  // Ctrl+C has reached every process of the console, which ends in its own time; else the shell in between would
  // end and what it started would go on.
  else if (signal !== 'SIGINT') run('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
}
