import { expect, it } from 'vitest';
import { usernamesFromNames } from './usernames-from-names.ts';

it.each<[string, string, string[], string]>([
  ['José Luis', 'Peñaranda Núñez', [], 'jose.penaranda'],
  ['Ana', 'de la Cruz', [], 'ana.cruz'],
  ['Camila', 'Rojas', ['camila.rojas', 'camila.rojas2'], 'camila.rojas3'],
  ['Ana', '', [], 'ana'],
  ['Иван', '王', [], 'miembro'],
  ['x'.repeat(100), 'y'.repeat(100), [], `${'x'.repeat(30)}.${'y'.repeat(30)}`],
])('%s %s', (nombre, apellido, taken, username) => {
  expect(usernamesFromNames((one) => taken.includes(one))(nombre, apellido)).toBe(username);
});

it('gives nobody the same twice, not even where a name ends in a number', () => {
  const nameFor = usernamesFromNames((one) => one === 'ana.vaca3');
  const given = ['Vaca', 'Vaca2', 'Vaca', 'Vaca'].map((surname) => nameFor('Ana', surname));
  expect(given).toEqual(['ana.vaca', 'ana.vaca2', 'ana.vaca4', 'ana.vaca5']);
});

it('asks for each number of one name once', () => {
  let asked = 0;
  const nameFor = usernamesFromNames(() => {
    asked += 1;
    return false;
  });
  for (let person = 0; person < 5000; person += 1) nameFor('José', 'Rojas');
  expect(nameFor('José', 'Rojas')).toBe('jose.rojas5001');
  expect(asked).toBe(5001);
});
