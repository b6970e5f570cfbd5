import { expect, test } from 'vitest';
import { heightFrom } from './height-message.ts';

test.each([
  [{ type: 'ministerio:height', height: 320.4 }, 321],
  [{ type: 'ministerio:height', height: 4000 }, 4000],
  [{ type: 'ministerio:height', height: 4001 }, undefined],
  [{ type: 'ministerio:height', height: 0 }, undefined],
  [{ type: 'ministerio:height', height: Number.NaN }, undefined],
  [{ type: 'ministerio:height', height: '320' }, undefined],
  [{ type: 'other', height: 320 }, undefined],
  [{ height: 320 }, undefined],
  ['ministerio:height', undefined],
  [null, undefined],
])('%o: %s', (message, height) => {
  expect(heightFrom(message)).toBe(height);
});
