import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setAside } from './previous-assets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONDAY_MS = 1_790_000_000_000;
let dist: string;

/** One release after the other into the same folder, as `npm run build` makes them. */
function release(nowMs: number, files: Readonly<Record<string, string>>): number {
  const putBack = setAside(dist, nowMs);
  mkdirSync(join(dist, 'assets/vitral'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  return putBack();
}

const has = (name: string) => existsSync(join(dist, name));

describe('files of the release before', () => {
  beforeEach(() => {
    dist = join(mkdtempSync(join(tmpdir(), 'dist-')), 'dist');
    release(MONDAY_MS, { 'assets/a-1.js': 'one', 'assets/vitral/x.svg': 'x', 'Inicio.html': 'old' });
  });
  afterEach(() => rmSync(dist, { recursive: true, force: true }));

  it('stay for a day, pages do not', () => {
    expect(release(MONDAY_MS + DAY_MS, { 'assets/a-2.js': 'two', 'Contactanos.html': 'new' })).toBe(2);
    expect(has('assets/a-1.js')).toBe(true);
    expect(has('assets/vitral/x.svg')).toBe(true);
    expect(has('Inicio.html')).toBe(false);
  });

  it('are gone a day after they were replaced, however often there was a build since', () => {
    release(MONDAY_MS + 1000, { 'assets/a-2.js': 'two' });
    release(MONDAY_MS + DAY_MS - 1000, { 'assets/a-3.js': 'three' });
    expect(has('assets/a-1.js')).toBe(true);
    release(MONDAY_MS + DAY_MS + 2000, { 'assets/a-4.js': 'four' });
    expect(has('assets/a-1.js')).toBe(false);
    expect(has('assets/a-3.js')).toBe(true);
  });

  it('never stand in the way of a file that the new release makes', () => {
    release(MONDAY_MS + 1000, { 'assets/a-1.js': 'one again' });
    expect(readFileSync(join(dist, 'assets/a-1.js'), 'utf8')).toBe('one again');
    // It is of the running release again: its day begins anew when that one is replaced.
    release(MONDAY_MS + 5 * DAY_MS, { 'assets/a-2.js': 'two' });
    expect(has('assets/a-1.js')).toBe(true);
  });
});
