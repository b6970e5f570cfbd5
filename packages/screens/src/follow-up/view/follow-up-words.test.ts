import type { FollowUp } from '@ministerio/contract';
import { fixtureNow, followUps } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import {
  contactName,
  contactWords,
  type FollowUpListName,
  followUpName,
  holderWords,
  isPutOff,
  putOffWords,
  uncountedWords,
  whyWords,
} from './follow-up-words.ts';

const clock = { nowMs: fixtureNow, timeZone: 'America/La_Paz' };
const TODAY = '2026-11-21';

/** Text of each row, line by line. */
const said = (list: FollowUpListName) =>
  followUps[list].map((row) =>
    [
      followUpName(row),
      whyWords(row, list, clock),
      holderWords(row, list, clock),
      contactWords(row, clock),
      putOffWords(row, TODAY),
    ].filter((words) => words !== null),
  );

describe('a row', () => {
  it('of somebody new says when they came, who has them, and whom to write to', () => {
    expect(said('nuevos')).toEqual([
      ['Kevin M.', 'Primera vez: el 21. Invitó Ana', 'A su mamá, Rosa'],
      ['Sarai Flores', 'Primera vez: el 21'],
      ['Pedro Arteaga', 'Vino el 14 y el 21', 'Luis lo tomó hace 10 min'],
      ['Luz B.', 'Primera vez: el 21', 'Sin contacto. Dale un saludo el sábado'],
    ]);
  });

  it('of who is missing says since when, and what waits', () => {
    expect(said('faltan')).toEqual([
      ['Ana Rojas', 'Última: 31-10 · faltó a 3 reuniones'],
      ['Joel Ribera', 'Última: 24-10 · faltó a 4 reuniones', 'Luis lo tomó hace 10 min'],
      ['Mateo G.', 'Última: 31-10 · faltó a 3 reuniones', 'A su papá, Jorge'],
      ['Daniela C.', 'Última: 31-10 · faltó a 3 reuniones', 'Sin tutor: habla con quien coordina'],
      ['Mariana Vaca Díez', 'Última: 17-10 · faltó a 5 reuniones', 'La tienes tú. Escribiste ayer'],
      ['Noelia Justiniano', 'Última: 24-10 · faltó a 4 reuniones', 'Espera hasta el 28'],
    ]);
  });

  it('of who came back says whether anybody had written', () => {
    expect(said('volvieron')).toEqual([
      ['Camila Rojas Vaca', 'Volvió el 21 · faltó a 4 reuniones', 'Luis le escribió el 12'],
      ['José Luis Peñaranda', 'Volvió el 21 · faltó a 3 reuniones', 'Nadie le había escrito'],
    ]);
  });
});

const row = (changes: Partial<FollowUp>): FollowUp => {
  const [first] = followUps.nuevos;
  if (first === undefined) throw new TypeError('The fixtures have newcomers.');
  return { ...first, ...changes };
};
const at = (cuando: string, tuyo = false) => ({ por: 'Luis', tuyo, cuando });

describe('who has it', () => {
  it.each([
    ['2026-11-21T23:03:00.000Z', 'hace un momento'],
    ['2026-11-21T20:00:00.000Z', 'hace 3 h'],
    // 23:00 of the day before in La Paz.
    ['2026-11-21T03:00:00.000Z', 'ayer'],
    ['2026-10-12T15:00:00.000Z', 'el 12-10'],
    ['2025-10-12T15:00:00.000Z', 'el 12-10-2025'],
  ])('%s was %s', (cuando, words) => {
    expect(holderWords(row({ tomado: at(cuando) }), 'faltan', clock)).toBe(`Luis lo tomó ${words}`);
  });

  it.each([
    [{}, 'La tienes tú'],
    [{ chatAbierto: '2026-11-21T22:00:00.000Z' }, 'La tienes tú. Chat abierto'],
    [{ escrito: { por: 'Ana', cuando: '2026-11-20T15:00:00.000Z' } }, 'La tienes tú. Ana le escribió ayer'],
    [{ estado: 'respondio' }, 'La tienes tú. Respondió'],
  ] as const)('%j of my own', (changes, words) => {
    const mine = row({ tomado: at('2026-11-21T22:00:00.000Z', true), ...changes });
    expect(holderWords(mine, 'faltan', clock)).toBe(words);
  });

  it('says what another was answered', () => {
    const answered = {
      estado: 'respondio',
      escrito: { por: 'Luis', cuando: '2026-11-20T15:00:00.000Z' },
    } as const;
    expect(holderWords(row({ ...answered, tomado: at('2026-11-20T14:00:00.000Z') }), 'faltan', clock)).toBe(
      'Luis lo tomó ayer. Respondió',
    );
    expect(holderWords(row(answered), 'faltan', clock)).toBe('Luis le escribió ayer. Respondió');
    expect(holderWords(row({ estado: 'respondio' }), 'faltan', clock)).toBe('Respondió');
  });
});

it('counts more visits than can be listed', () => {
  const dias = ['2026-11-21', '2026-11-14', '2026-11-07', '2026-10-31'];
  expect(whyWords(row({ dias, invito: null }), 'nuevos', clock)).toBe('Vino 4 veces, la última el 21');
  expect(whyWords(row({ dias: [], invito: null }), 'nuevos', clock)).toBe('');
});

it.each([
  [{ estado: 'no-insistir' }, 'No insistir hasta que vuelva'],
  [{ avisoHasta: '2027-01-05' }, 'Avisó: no vendrá hasta el 05-01-2027'],
  [{ esperaHasta: TODAY }, 'Espera hasta el 21'],
  [{ esperaHasta: '2026-11-20', avisoHasta: '2026-11-20' }, null],
] as const)('%j puts it off: %s', (changes, words) => {
  expect(putOffWords(row(changes), TODAY)).toBe(words);
  expect(isPutOff(row(changes), TODAY)).toBe(words !== null);
});

it.each([
  [{ nombre: 'Eva', parentesco: 'abuelos' }, 'Eva, de su familia'],
  [{ nombre: 'Eva', parentesco: null }, 'Eva, de su familia'],
  [{ nombre: 'Eva', parentesco: 'otro' }, 'Eva, a su cargo'],
  [{ nombre: null, parentesco: null }, 'su familia'],
] as const)('%j is written to as %s', (guardian, words) => {
  expect(contactName(row({ contacto: { clase: 'tutor', ...guardian } }))).toBe(words);
});

it('says why nobody can be written to yet', () => {
  const changed = row({ contacto: { clase: 'espera', desde: '2026-11-24T15:00:00.000Z' } });
  expect(contactWords(changed, clock)).toBe('Su ficha cambió: podrás escribir desde el 24');
});

it('says which day did not count', () => {
  expect(followUps.noContaron.map(uncountedWords)).toEqual(['El sábado 7 no contó: se suspendió.']);
  expect(uncountedWords({ fecha: '2026-11-07', motivo: null })).toBe('El sábado 7 no contó.');
});
