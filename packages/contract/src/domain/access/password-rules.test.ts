import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ADMIN_PASSWORD_LENGTH, type PasswordOwner, passwordFault } from './password-rules.ts';

const administrator: PasswordOwner = {
  role: 'ADMIN',
  username: 'Rosa María Peña',
  email: 'tesoreria.central@iglesia.bo',
  codigo: 'AB 12 34 56 78 90',
};
const member: PasswordOwner = { ...administrator, role: 'USER' };

describe('an administrator’s new password', () => {
  it.each([
    ['gallo amari', 'administrator'],
    ['gallo amaril', null],
    // Twelve as people count them.
    ['👩🏽👩🏽👩🏽👩🏽👩🏽', 'administrator'],
    ['ab1234567890', 'administrator'],
    ['AB 1234 5678 90', 'administrator'],
    ['rosa maria pena', 'name'],
    ['TESORERIA.CENTRAL', 'name'],
    ['tesoreria.central@iglesia.bo', 'name'],
    ['tesoreria.central1', null],
    ['aaaaaaaaaaaa', 'run'],
    ['Aaaaaaaaaaaa', 'run'],
    ['············', 'run'],
    ['123456789012', 'run'],
    ['210987654321', 'run'],
    ['abcdefghijkl', 'run'],
    ['WXYZabcdefgh', 'run'],
    ['123456789013', null],
    ['aaaaaaaaaaab', null],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password, administrator)).toBe(fault);
  });
});

describe('a member’s own password', () => {
  it.each([
    ['gallo', null],
    ['ab1234567890', null],
    ['87654321', 'run'],
    ['rosa maria peña', 'name'],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password, member)).toBe(fault);
  });
});

const texts = fc.string({ unit: 'grapheme', maxLength: 30 });

test('nothing short and nothing with the number’s key is ever an administrator’s', () => {
  fc.assert(
    fc.property(texts, texts, (password, codigo) => {
      const fault = passwordFault(password, { ...administrator, codigo });
      if (Array.from(password).length < ADMIN_PASSWORD_LENGTH) expect(fault).toBe('administrator');
      expect(passwordFault(` ${codigo} `.padEnd(20), { ...administrator, codigo })).not.toBeNull();
    }),
  );
});

test('any run of any length is one, and one character elsewhere ends it', () => {
  const row = fc.constantFrom('0123456789', 'abcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(
      row,
      fc.nat(40),
      fc.integer({ min: 12, max: 40 }),
      fc.constantFrom(0, 1, -1),
      (letters, start, length, step) => {
        const at = (index: number) =>
          letters[(start + index * step + 100 * letters.length) % letters.length] ?? '';
        const run = Array.from({ length }, (_, index) => at(index)).join('');
        expect(passwordFault(run, administrator)).toBe('run');
        expect(passwordFault(`${run.slice(0, -1)}ñ`, administrator)).toBeNull();
      },
    ),
  );
});
