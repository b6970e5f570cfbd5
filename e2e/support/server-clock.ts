import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFirst } from './afternoon.ts';
import { churchToday } from './api.ts';

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
      NODE_OPTIONS: [process.env.NODE_OPTIONS, runFirst(PRELOAD)].filter(Boolean).join(' '),
    },
    /** Sets the server's clock; it goes on from there. */
    set(to: Date) {
      writeFileSync(file, String(to.getTime() - Date.now()));
    },
  };
}

/**
 * The church's today, and variables of a server whose clock starts at six in the evening of it: while a journey runs nothing
 * begins or ends, and no other day comes.
 */
export function quietEvening() {
  const today = churchToday().iso;
  const clock = movedClock();
  clock.set(new Date(`${today}T18:00:00-04:00`));
  return { today, environment: clock.environment };
}
