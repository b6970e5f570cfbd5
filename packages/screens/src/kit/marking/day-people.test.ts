import { doorLists } from '@ministerio/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { type DoorFacts, doorPeople, newestAnswer, ownMarkOf } from './day-people.ts';
import { answeredMark, lastMarks } from './recent-marks.ts';
import { newcomer } from './test/fake-door.ts';

const { administrador, nombres, numeros } = doorLists;
const [camila, , abigail] = administrador.personas;
if (!camila || !abigail) throw new TypeError('no fixtures');

const facts = (change: Partial<DoorFacts> = {}): DoorFacts => ({
  today: administrador.fecha,
  list: administrador,
  asked: 0,
  answered: [],
  waiting: [],
  undone: new Map(),
  clock: () => '19:04',
  ...change,
});
const queued = (clave: string, codigo: string) => ({ clave, who: { codigo }, takenMs: 0 });
/** The server's answer to a mark of Abigail by an administrator's door. */
const made = (clave: string, heard: number, resultado: 'marcada' | 'ya-estaba' = 'marcada', by = clave) =>
  answeredMark(
    queued(clave, abigail.codigo),
    {
      clave,
      resultado,
      nombre: 'Abigail',
      usuario: abigail.id,
      marca: { asistencia: 9, hora: '19:03:00', telefono: null, clave: by, codigo: abigail.codigo },
    },
    heard,
  );
/** A list that was asked for when the server had Abigail's mark. */
const withMark = (clave: string) => ({
  ...administrador,
  presentes: administrador.presentes + 1,
  propias: [clave],
  personas: administrador.personas.map((one) =>
    one.id === abigail.id
      ? { ...one, marca: { asistencia: 9, hora: '19:03:00', telefono: null, clave } }
      : one,
  ),
});
/** Another door has Abigail. */
const elsewhere = withMark('a').personas.map((one) => ({
  ...one,
  marca: one.marca && { ...one.marca, clave: null },
}));
const shown = (change: Partial<DoorFacts>) => {
  const { people, count } = doorPeople(facts(change));
  const one = people?.find(({ usuario }) => usuario === abigail.id);
  return [one?.markedAt ?? null, one?.elsewhere ?? null, count?.members];
};

describe('somebody of the list', () => {
  it.each<[string, Partial<DoorFacts>, unknown[]]>([
    ['is free', {}, [null, null, 47]],
    ['waits here by number', { waiting: [queued('a', abigail.codigo)] }, ['19:04', null, 48]],
    [
      'waits here twice',
      { waiting: [queued('a', abigail.codigo), queued('b', abigail.codigo)] },
      ['19:04', null, 48],
    ],
    ['was marked here after the list', { answered: [made('a', 1)] }, ['19:04', null, 48]],
    [
      'was marked here, and the list has it',
      { answered: [made('a', 1)], asked: 1, list: withMark('a') },
      ['19:03', null, 48],
    ],
    [
      'the list had it before the answer came',
      { answered: [made('a', 2)], asked: 1, list: withMark('a') },
      ['19:04', null, 48],
    ],
    ['was marked here and taken away in the panel', { answered: [made('a', 1)], asked: 1 }, [null, null, 47]],
    [
      'was undone before the list knew of the mark',
      { answered: [made('a', 1)], undone: new Map([['a', false]]) },
      [null, null, 47],
    ],
    [
      'was undone, and the list was asked for before',
      { answered: [made('a', 1)], asked: 1, list: withMark('a'), undone: new Map([['a', false]]) },
      [null, null, 47],
    ],
    [
      'was undone although its answer was lost',
      { list: withMark('a'), undone: new Map([['a', false]]) },
      [null, null, 47],
    ],
    [
      'was undone and waits again',
      { list: withMark('a'), undone: new Map([['a', false]]), waiting: [queued('b', abigail.codigo)] },
      ['19:04', null, 48],
    ],
    [
      'is here by another door, which the answer says',
      { answered: [answeredElsewhere('a')] },
      ['18:59', 'en Mesa 2', 48],
    ],
    [
      'was let go by another door and is marked here',
      { list: { ...withMark('a'), propias: [], personas: elsewhere }, answered: [made('b', 1)] },
      ['19:04', null, 48],
    ],
    [
      'was entered twice and undone',
      { answered: [made('a', 1), made('b', 2, 'ya-estaba', 'a')], undone: new Map([['a', false]]) },
      [null, null, 47],
    ],
  ])('%s', (_, change, expected) => {
    expect(shown(change)).toEqual(expected);
  });

  function answeredElsewhere(clave: string) {
    return { ...made(clave, 1, 'ya-estaba'), earlier: { clave: null, time: '18:59', place: 'Mesa 2' } };
  }

  it('is marked elsewhere by the list, and says where', () => {
    const { people } = doorPeople(facts());
    expect(people?.slice(0, 2).map(({ markedAt, elsewhere }) => [markedAt, elsewhere])).toEqual([
      ['18:52', 'en Mesa 2'],
      ['18:55', 'no desde aquí'],
    ]);
  });

  it('has no mark of a former day, and there is no count', () => {
    const { people, count } = doorPeople(facts({ today: '2030-01-01' }));
    expect(people?.every(({ mark }) => mark === null)).toBe(true);
    expect(count).toBeNull();
  });
});

it('a phone of numbers counts, and names nobody (R42)', () => {
  const change = { list: numeros, waiting: [queued('a', '1'), queued('b', '2'), queued('c', ' 1 ')] };
  expect(doorPeople(facts(change))).toEqual({ people: null, count: { members: 49, visits: 0 } });
  expect(doorPeople(facts({ list: null }))).toEqual({ people: null, count: null });
});

it('a phone of names has first name and initial, and no number', () => {
  const { people } = doorPeople(facts({ list: nombres }));
  expect(people?.map(({ name }) => name)).toEqual(['Camila R.', 'José P.', 'Abigail S.', 'Mateo']);
  expect(people?.every(({ codigo, detail, found }) => codigo === null && !detail && !found)).toBe(true);
});

it('visits count at once, and one that the server has stays', () => {
  const visit = { clave: 'v', who: { visitor: newcomer }, takenMs: 0 };
  const visits = (change: Partial<DoorFacts>) => doorPeople(facts(change)).count;
  expect(visits({ waiting: [visit] })).toEqual({ members: 47, visits: 1 });
  expect(visits({ waiting: [visit], undone: new Map([['v', true]]) })).toEqual({ members: 47, visits: 0 });
  const list = { ...administrador, visitas: 1, propias: ['v'] };
  expect(visits({ list, undone: new Map([['v', true]]) })).toEqual({ members: 47, visits: 1 });
});

describe('somebody who is entered again', () => {
  const who = { codigo: abigail.codigo };
  const answerOf = (change: Partial<DoorFacts>, already: string | null = null) => {
    const all = facts(change);
    const marks = lastMarks(all.answered, all.waiting, all.undone, all.clock);
    return newestAnswer(already, marks, doorPeople(all), all);
  };

  it('is known by the own mark that waits, was answered, or is in the list', () => {
    const own = (change: Partial<DoorFacts>) => ownMarkOf(who, doorPeople(facts(change)), facts(change));
    expect(own({})).toBeNull();
    expect(own({ waiting: [queued('a', abigail.codigo)] })).toBe('a');
    expect(own({ answered: [made('a', 1)] })).toBe('a');
    expect(own({ list: withMark('a') })).toBe('a');
    expect(own({ list: withMark('a'), undone: new Map([['a', false]]) })).toBeNull();
    // Without a list: what waits.
    expect(own({ list: null, waiting: [queued('a', abigail.codigo)] })).toBe('a');
  });

  it('is told with the hour of the own mark', () => {
    expect(answerOf({ answered: [made('a', 1)] }, 'a')).toMatchObject({
      kind: 'already',
      mark: { clave: 'a' },
      since: 'a las 19:04',
    });
  });

  it('is told where, before the server answers', () => {
    expect(answerOf({ waiting: [queued('a', camila.codigo)] })).toMatchObject({
      kind: 'already',
      since: 'a las 18:52 en Mesa 2',
    });
  });

  it('is no longer told once the mark was undone', () => {
    const undone = new Map([['a', false]]);
    expect(answerOf({ answered: [made('a', 1)], undone }, 'a')).toBeNull();
  });
});
