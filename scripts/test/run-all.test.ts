import { describe, expect, it } from 'vitest';
import { runAll, type Task } from './run-all.ts';

/** Runs tasks whose ends the test decides, and notes what starts when. */
function setUp(tasks: readonly Task[], atOnce: number) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const all = runAll(
    tasks,
    ({ name }) => {
      started.push(name);
      return new Promise<string>((resolve) => {
        ends.set(name, () => resolve(name));
      });
    },
    atOnce,
  );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, end, all };
}

describe('the steps of a test run', () => {
  it('start as places get free, in their order, after those they wait for', async () => {
    const { started, end, all } = setUp(
      [{ name: 'long' }, { name: 'build' }, { name: 'journeys', after: ['build'] }, { name: 'short' }],
      2,
    );
    expect(started).toEqual(['long', 'build']);
    await end('long');
    expect(started).toEqual(['long', 'build', 'short']);
    await end('short');
    expect(started).toHaveLength(3);
    await end('build');
    expect(started).toEqual(['long', 'build', 'short', 'journeys']);
    await end('journeys');
    expect(await all).toEqual(['long', 'build', 'journeys', 'short']);
  });

  it('do not wait for a step that was not chosen', async () => {
    const { started, end, all } = setUp([{ name: 'journeys', after: ['build'] }], 2);
    expect(started).toEqual(['journeys']);
    await end('journeys');
    expect(await all).toEqual(['journeys']);
  });

  it('that wait for one another are told, not waited for', async () => {
    const tasks = [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ];
    await expect(runAll(tasks, async () => 1, 2)).rejects.toThrow('wait for one another');
  });
});
