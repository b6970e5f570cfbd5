import { expect, it } from 'vitest';
import { lazyScript } from './deferred-script.ts';

const Words = () => null;
const script = () => lazyScript({ ids: ['words'], when: 'near' }, async () => Words);

it('hands a part out as it is where its script came before it was first drawn', async () => {
  const early = script();
  await early.load();
  expect(early.component()).toBe(Words);
});

it('keeps on handing out the promise that a part has waited by: React logs an error where it is not used again', async () => {
  const { component, load } = script();
  const promise = component();
  expect(await promise).toBe(Words);
  await load();
  expect(component()).toBe(promise);
});
