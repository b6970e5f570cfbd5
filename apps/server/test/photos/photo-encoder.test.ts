import { expect, test } from 'vitest';
import { PhotoEncoder } from '../../src/photos/photo-encoder.ts';
import { TimedOutError } from '../../src/photos/run-apart.ts';
import { phonePhoto } from './samples.ts';

test('a photo for which the machine has no time is not called unreadable', async () => {
  await expect(new PhotoEncoder(1).encode(await phonePhoto())).rejects.toThrow(TimedOutError);
});
