import { afterEach, beforeEach, expect, test } from 'vitest';
import { allMinors } from '../../src/db/repositories/minors.ts';
import { allAtOnce } from '../all-at-once.ts';
import { Guarded } from '../minors.ts';
import type { Person } from '../test-app.ts';

let church: Guarded;
beforeEach(async () => {
  church = await Guarded.open();
});
afterEach(() => church.server.close());

/** A generator that gives the same numbers on every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each([1, 2, 3])(
  'in any order of years, ministries and their marks, nothing is held of a minor (%i)',
  async (seed) => {
    const random = numbers(seed);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    const people: Person[] = [];
    for (const name of ['a', 'b', 'c', 'd'])
      people.push(await church.server.person('USER', `${name}${seed}`));
    const ministries = [
      await church.ministry('Uno'),
      await church.ministry('Dos'),
      await church.ministry('Escuela dominical'),
    ];
    const steps = {
      year: () =>
        church.save(pick(people), {
          anioNacimiento: pick([null, 1985, 2008, 2012]),
          ...pick([{}, { telefono: null }]),
        }),
      number: async () => {
        const person = pick(people);
        const year = (
          await church.store
            .selectFrom('person_details')
            .select('birth_year')
            .where('user_id', '=', person.id)
            .executeTakeFirst()
        )?.birth_year;
        return church.save(person, {
          telefono: `7${Math.floor(random() * 9e6 + 1e6)}`,
          anioNacimiento: year ?? null,
        });
      },
      join: () => church.join(pick(people), pick(ministries)),
      leave: () => church.leave(pick(people), pick(ministries)),
      flag: () => church.setOfMinors(pick(ministries), random() < 0.5),
      mark: () => church.mark(pick(people), Math.floor(random() * 150)),
      unmark: async () => {
        const marks = (await church.call('GET', '/asistencia/general')).json<{ id: number }[]>();
        if (marks.length > 0) await church.call('DELETE', `/asistencia/${pick(marks).id}`);
      },
    };
    const names = Object.keys(steps) as (keyof typeof steps)[];
    /** Steps after which somebody's number or position was held: an adult's. */
    let held = 0;
    for (let step = 0; step < 60; step += 1) {
      const name = pick(names);
      await steps[name]();
      expect(await church.heldOfMinors(), `${step}: ${name}`).toEqual([]);
      const { store } = church.server.storage.database;
      const positions = await store
        .selectFrom('attendance')
        .select('id')
        .where('latitude', 'is not', null)
        .execute();
      if (positions.length > 0) held += 1;
      // The page's answer agrees with the database's count.
      const minors = await allMinors(store, 2026);
      for (const person of people) {
        expect((await church.ficha(person)).menor !== null, `${step}: ${name}`).toBe(
          minors.includes(person.id),
        );
      }
    }
    expect(held).toBeGreaterThan(5);
  },
);

test('a mark made while its person becomes a minor leaves no position either', async () => {
  const people: Person[] = [];
  for (let index = 0; index < 12; index += 1) people.push(await church.server.person('USER', `m${index}`));
  const category = await church.ministry('Coro');
  for (const person of people.slice(6)) await church.join(person, category);
  const red = await church.ministry('Red de Adolescentes');
  await allAtOnce(
    [
      ...people.flatMap((person, index) => [
        () => church.mark(person, index),
        ...(index < 6 ? [() => church.join(person, red)] : []),
      ]),
      () => church.setOfMinors(category, true),
    ],
    ({ statusCode }) => statusCode,
  );
  expect(await allMinors(church.store, 2026)).toHaveLength(12);
  expect(await church.heldOfMinors()).toEqual([]);
});
