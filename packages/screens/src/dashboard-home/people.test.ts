import { expect, it } from 'vitest';
import { missedPerson, newPerson } from './people.ts';

const person = { id: 7, nombre: 'Ana', apellido: 'Rojas', email: 'ana@casa.bo', fecha: '2026-10-25' };

it('who is new is greeted by name, with the day', () => {
  const shown = newPerson(person, 'Ministerio Juvenil');
  expect(shown).toMatchObject({
    name: 'Ana Rojas',
    facts: ['Vino el 25-10-2026'],
    href: '/dashboard/editar/7',
  });
  const letter = new URL(shown.mailHref ?? '');
  expect(letter.searchParams.get('subject')).toBe('¡Bienvenido a Ministerio Juvenil!');
  expect(letter.searchParams.get('body')).toContain('Hola, Ana:');
});

it('who is missed is told with weeks and the last day', () => {
  expect(missedPerson({ ...person, semanas: 3 }, 'Ministerio Juvenil').facts).toEqual([
    '3 semanas sin venir',
    'última vez: 25-10-2026',
  ]);
});

it.each(['', 'sin arroba', 'administrador@iglesia.invalid', 'x@y.test'])(
  'nobody is written to at «%s»',
  (email) => {
    expect(newPerson({ ...person, email }, 'X').mailHref).toBeNull();
  },
);
