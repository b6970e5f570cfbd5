import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeToOthers } from '../../src/boot/private-files.ts';
import { unprivilegedRunner } from '../postgres/runner.ts';
import { scratch } from '../test-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(scratch, 'private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that others use too keeps its rights, and the files in it do not', () => {
  const key = join(folder, 'clave-de-sesiones');
  writeFileSync(key, '');
  mkdirSync(join(folder, 'of-somebody-else'));
  for (const path of [folder, key]) chmodSync(path, 0o755);
  expect(closeToOthers(folder)).toEqual({ closed: true, open: false });
  expect([statSync(folder).mode & 0o777, statSync(key).mode & 0o777]).toEqual([0o755, 0o700]);
});

test('rights of others that cannot be taken away are told', () => {
  const { ids } = unprivilegedRunner();
  // A folder of root, which may change everything itself.
  const foreign = ids === null ? '/etc/hosts' : folder;
  if (ids !== null) {
    chmodSync(folder, 0o755);
    process.seteuid?.(ids.uid);
  }
  try {
    expect(closeToOthers(foreign)).toEqual({ closed: false, open: true });
  } finally {
    if (ids !== null) process.seteuid?.(0);
  }
});
