import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addRelease } from './releases.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pages = () => join(folder, 'pages');
const shown = (release: string) => readFileSync(join(pages(), release, 'index.html'), 'utf8');

function release(version: string, content = version): void {
  const built = join(folder, 'built');
  mkdirSync(built, { recursive: true });
  writeFileSync(join(built, 'index.html'), content);
  addRelease(built, pages(), version);
}

describe('the pages of all releases', () => {
  it('keep every release and lead to the newest', () => {
    release('0.9.0');
    release('0.10.0');
    expect(readdirSync(pages()).toSorted()).toEqual(['.nojekyll', '0.10.0', '0.9.0', 'index.html', 'latest']);
    expect([shown('0.9.0'), shown('0.10.0'), shown('latest')]).toEqual(['0.9.0', '0.10.0', '0.10.0']);
    const index = readFileSync(join(pages(), 'index.html'), 'utf8');
    expect(index.match(/href="[^"]+"/g)).toEqual(['href="latest/"', 'href="0.10.0/"', 'href="0.9.0/"']);
  });

  it('leave latest where a release mends an older one', () => {
    release('1.1.0');
    release('1.0.1');
    expect(shown('latest')).toBe('1.1.0');
  });

  it('leave latest where a release is a trial', () => {
    release('1.0.0');
    release('2.0.0-beta.1');
    expect(shown('latest')).toBe('1.0.0');
    expect(shown('2.0.0-beta.1')).toBe('2.0.0-beta.1');
  });

  it('hold no file of an earlier build of the same release', () => {
    release('1.0.0', 'first');
    writeFileSync(join(pages(), '1.0.0/old.js'), '');
    release('1.0.0', 'second');
    expect(readdirSync(join(pages(), '1.0.0'))).toEqual(['index.html']);
    expect(shown('latest')).toBe('second');
  });
});
