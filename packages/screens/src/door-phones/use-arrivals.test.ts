import { doorPhones } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { arrivalWords, usedCode } from './use-arrivals.ts';

const [waiting, , numbers] = doorPhones;
if (waiting === undefined || numbers === undefined) throw new TypeError('The fixtures hold too few phones.');

const code = {
  codigo: 'K7QM4XWD',
  // Made at 22:48, ten minutes before.
  vence: '2026-11-21T22:58:00.000Z',
  fin: waiting.fin,
  grant: { perfil: 'nombres', ministerios: [1], hasta: null },
  madeMs: 0,
} as const;

describe('whether a phone used the code that is shown', () => {
  it('does, where author, grant and end are the same and it is not older', () => {
    expect(usedCode(waiting, code, 'admin')).toBe(true);
  });

  it.each([
    ['of another administrator', waiting, 'ruth.a'],
    ['of a code for numbers', { ...waiting, perfil: 'numeros' as const }, 'admin'],
    ['with another end', { ...waiting, fin: '2026-11-23T03:00:00.000Z' }, 'admin'],
    ['enrolled before the code was made', { ...waiting, inscrito: '2026-11-21T22:47:59.000Z' }, 'admin'],
  ])('does not, for one %s', (_, phone, username) => {
    expect(usedCode(phone, code, username)).toBe(false);
  });
});

it('says of a phone with names what is still to be pressed', () => {
  expect(arrivalWords([numbers, waiting])).toBe(
    '«Mesa 1» quedó inscrito. «Tableta del pasillo» quedó inscrito. Pulsa «Es este» en su fila para que muestre nombres.',
  );
});
