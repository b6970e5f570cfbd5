import { expect, it } from 'vitest';
import { oneTimePassword } from './one-time-password.ts';

it('is three groups without letters that look alike, and never the same', () => {
  const made = Array.from({ length: 200 }, () => oneTimePassword());
  for (const password of made)
    expect(password).toMatch(/^[a-hj-km-np-tw-z2-9]{4}(-[a-hj-km-np-tw-z2-9]{4}){2}$/);
  expect(new Set(made).size).toBe(200);
});

it('throws bytes away that would make some letters likelier', () => {
  const rounds = [[...Array(12).fill(255)], [...Array(12).fill(0)]];
  const password = oneTimePassword((bytes) => bytes.set(rounds.shift() ?? []));
  expect(password).toBe('aaaa-aaaa-aaaa');
});
