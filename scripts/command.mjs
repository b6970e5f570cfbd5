// Starts programs on every system. Plain JavaScript: `run.mjs` needs it before anything is installed.
import { spawnSync } from 'node:child_process';

/** Characters that `cmd` and the started program leave as they are. */
const PLAIN = /^[\w@.,:=/\\+-]+$/;

/** One argument for `cmd`, in quotes; a backslash before a quote or at the end is doubled. */
function quoted(arg) {
  if (PLAIN.test(arg)) return arg;
  return `"${arg.replace(/(\\*)"/g, '$1$1""').replace(/(\\+)$/, '$1$1')}"`;
}

export function commandOf(program, args, platform = process.platform) {
  if (platform !== 'win32') return { file: program, args: [...args], shell: false };
  // npm's programs are `.cmd` files, which only the shell starts; it joins arguments without quoting.
  return { file: [program, ...args].map(quoted).join(' '), args: [], shell: true };
}

export function endTree(child, signal, { platform = process.platform, run = spawnSync } = {}) {
  if (platform !== 'win32') child.kill(signal);
  // Ctrl+C has reached every process of the console already. Killing only the shell would leave its children running.
  else if (signal !== 'SIGINT') run('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
}
