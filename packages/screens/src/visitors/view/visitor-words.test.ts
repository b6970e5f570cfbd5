import { describe, expect, it } from 'vitest';
import { matchQuestion, memberWords, visitorName, visitWords } from './visitor-words.ts';

const TODAY = '2026-11-21';

it('calls a visitor by name and letter', () => {
  expect(visitorName({ nombre: 'José Luis', inicial: 'Ñ' })).toBe('José Luis Ñ.');
});

describe('when somebody visited', () => {
  it.each([
    [['2026-11-21'], 'vino el 21-11'],
    [['2026-11-21', '2026-11-14'], 'vino el 14-11 y el 21-11'],
    [['2026-11-21', '2026-11-14', '2026-11-07'], 'vino el 07-11, el 14-11 y el 21-11'],
    [
      ['2026-11-21', '2026-11-14', '2026-11-07', '2026-10-31'],
      'vino el 31-10, el 07-11, el 14-11 y el 21-11',
    ],
    [
      ['2026-11-21', '2026-11-14', '2026-11-07', '2026-10-31', '2026-10-24'],
      'vino 5 veces, la última el 21-11',
    ],
    [['2025-12-27'], 'vino el 27-12-2025'],
    [[], ''],
  ])('%j: %s', (days, words) => {
    expect(visitWords(days, TODAY)).toBe(words);
  });
});

it('asks whether it is the same person', () => {
  const other = { id: 9, nombre: 'Kevin', inicial: 'M', ultima: '2026-11-14' };
  expect(matchQuestion(other, TODAY)).toBe('¿Es Kevin M., que vino el 14-11?');
  expect(matchQuestion({ ...other, ultima: '2025-12-27' }, TODAY)).toBe(
    '¿Es Kevin M., que vino el 27-12-2025?',
  );
});

describe('what came of making a member', () => {
  it.each([
    [3, 3, 'Es miembro: sus 3 visitas pasaron a su asistencia.'],
    [1, 1, 'Es miembro: su visita pasó a su asistencia.'],
    [3, 2, 'Es miembro: 2 de sus 3 visitas pasaron a su asistencia; los otros días ya estaban.'],
    [2, 1, 'Es miembro: 1 de sus 2 visitas pasó a su asistencia; los otros días ya estaban.'],
    [1, 0, 'Es miembro: el día de su visita ya estaba en su asistencia.'],
    [2, 0, 'Es miembro: los días de sus visitas ya estaban en su asistencia.'],
  ])('%i visits, %i carried over: %s', (visits, carried, words) => {
    expect(memberWords(visits, carried)).toBe(words);
  });
});
