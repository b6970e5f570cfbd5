import { describe, expect, it } from 'vitest';
import {
  contactWords,
  endWords,
  pendingWords,
  profileWords,
  removalWords,
  stateWords,
} from './phone-words.ts';

const ZONE = 'America/La_Paz';
/** Saturday, 19:05 in La Paz. */
const NOW = Date.parse('2026-11-21T23:05:00.000Z');
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();

describe('how long ago a phone was in contact', () => {
  it('is never, for one that was only enrolled', () => {
    expect(contactWords({ inscrito: before(120), visto: before(120) }, NOW)).toBe(
      'nunca se conectó; se inscribió hace 2 h',
    );
    // It was here a moment ago: the enrolment is a contact.
    expect(contactWords({ inscrito: before(2), visto: before(2) }, NOW)).toBe('visto hace 2 min');
    expect(contactWords({ inscrito: before(120), visto: before(7) }, NOW)).toBe('visto hace 7 min');
  });
});

describe('the state of a phone', () => {
  it.each([
    ['vigente', 1, 0, 'good', 'Conectado'],
    ['vigente', 1, 7, 'good', 'Conectado'],
    ['vigente', 6, null, 'quiet', 'Sin contacto'],
    ['vigente', 6, 7, 'attention', 'Sin contacto, con marcas por enviar'],
    ['espera', 1, null, 'attention', 'Por confirmar'],
    ['vencido', 600, 2, 'attention', 'Venció sin enviar todo'],
    ['vencido', 600, 0, 'quiet', 'Venció'],
  ] as const)('%s, %s minutes ago, %s to send', (estado, minutes, pendientes, tone, words) => {
    expect(stateWords({ estado, pendientes, visto: before(minutes) }, NOW)).toEqual({ tone, words });
  });
});

describe('the end of an inscription', () => {
  it.each([
    ['2026-11-22T03:00:00.000Z', 'vence hoy a las 23:00'],
    ['2026-11-23T03:00:00.000Z', 'vence mañana a las 23:00'],
    ['2026-11-30T03:00:00.000Z', 'vence el domingo 29-11-2026 a las 23:00'],
    ['2026-11-21T03:00:00.000Z', 'venció ayer a las 23:00'],
  ])('%s', (fin, words) => {
    expect(endWords(fin, NOW, ZONE)).toBe(words);
  });
});

it('says what a phone shows, also after its ministry was deleted', () => {
  const ministerios = [
    { id: 1, name: 'Red de Jovenes' },
    { id: 2, name: 'Intercesion' },
  ];
  expect(profileWords({ perfil: 'numeros', ministerios: [] })).toBe('Solo números');
  expect(profileWords({ perfil: 'nombres', ministerios })).toBe('Con nombres: Red de Jovenes, Intercesion');
  expect(profileWords({ perfil: 'nombres', ministerios: [] })).toBe('Con nombres: ningún ministerio');
});

it('says what is left to send only where it is known', () => {
  expect([null, 0, 1, 7].map(pendingWords)).toEqual([
    null,
    'nada por enviar',
    '1 por enviar',
    '7 por enviar',
  ]);
});

describe('the question before a removal', () => {
  const of = (perfil: 'numeros' | 'nombres', pendientes: number | null) =>
    removalWords({ perfil, pendientes, visto: before(24) }, NOW).join(' ');

  it('names how many marks are not sent, and where they stay', () => {
    expect(of('numeros', 7)).toMatch(
      /^Deja de marcar al instante\. Le quedan 7 marcas por enviar\..*siete días/,
    );
    expect(of('numeros', 1)).toContain('Le queda 1 marca por enviar.');
    expect(of('numeros', 0)).toContain('En su último contacto, hace 24 min, no le quedaba nada por enviar.');
    expect(of('numeros', null)).toContain('No dijo si le quedan marcas por enviar');
  });

  it('says when names go, only of a phone that has some (R56)', () => {
    expect(of('nombres', 0)).toContain('Los nombres que guarda se borran al conectarse o a las 12 h.');
    expect(of('numeros', 0)).not.toContain('nombres');
  });
});
