import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Run in the server's process before the server: its clock is ahead by as much as the file says. */
const PRELOAD = `import { readFileSync } from 'node:fs';
const real = Date.now;
Date.now = () => real() + Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));`;

/** A clock that a journey moves while its server runs. */
export function movedClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'ministerio-clock-')), 'ahead');
  writeFileSync(file, '0');
  return {
    /** Variables of the server. */
    environment: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PRELOAD)}`,
    },
    /** Sets the server's clock; it goes on from there. */
    set(to: Date) {
      writeFileSync(file, String(to.getTime() - Date.now()));
    },
  };
}
