import { expect, it } from 'vitest';
import { deferredScript } from './deferred-script.ts';

const Words = () => null;
const script = () => deferredScript({ ids: ['words'], when: 'near' }, async () => Words);

it('hands a part out as it is where its script came before it was first drawn', async () => {
  const early = script();
  await early.bring();
  expect(early.part()).toBe(Words);
});

it('keeps on handing out the promise that a part has waited by: React logs an error where it is not used again', async () => {
  const { part, bring } = script();
  const promise = part();
  expect(await promise).toBe(Words);
  await bring();
  expect(part()).toBe(promise);
});
