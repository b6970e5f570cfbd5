import sharp from 'sharp';
import type { Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { type Program, startChurch, tokenOf } from './api/program.ts';

const QUEUED = 10;
const SIGN_INS = 15;
const WHAT = 'sign-in';

/** As many pixels as a phone's photo. */
const phonePhoto = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
      background: '#888',
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** @param isWanted - whether there shall be another one, after so many. */
async function medianSignIn(program: Program, isWanted: (count: number) => boolean): Promise<number> {
  const took: number[] = [];
  do {
    const begin = performance.now();
    await tokenOf(program);
    took.push(performance.now() - begin);
  } while (isWanted(took.length));
  return spreadOf(took).median;
}

async function send({ address }: Program, token: string, photo: Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await fetch(`${address}/api/fotos`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
    body: photo,
  });
  if (!answer.ok) throw new Error(`A photo was answered ${answer.status}.`);
}

export const part: Part = {
  name: 'photos',
  title: 'Signing in while photos are made anew',
  async run({ root, runs }) {
    const photo = new Uint8Array(await phonePhoto());
    const rest: number[] = [];
    const busy: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const program = await startChurch(root);
      try {
        const token = await tokenOf(program);
        rest.push(await medianSignIn(program, (count) => count < SIGN_INS));
        let waiting = QUEUED;
        const photos = Array.from({ length: QUEUED }, async () => {
          await send(program, token, photo);
          waiting -= 1;
        });
        busy.push(await medianSignIn(program, () => waiting > 0));
        await Promise.all(photos);
      } finally {
        await program.stop();
      }
    }
    return {
      measurements: [
        { what: WHAT, subject: 'at rest', unit: 'ms', samples: rest },
        { what: WHAT, subject: `while ${QUEUED} photos are queued`, unit: 'ms', samples: busy },
      ],
      gates: [
        {
          what: `${WHAT} while ${QUEUED} photos are queued, beside its rest (R61)`,
          value: spreadOf(busy).median / spreadOf(rest).median,
          unit: 'ratio',
          relation: 'at most',
          limit: 2,
        },
      ],
      notes: [
        `Medians of sign-ins one after the other: ${SIGN_INS} at rest, then until the last photo of 12 megapixels is made.`,
      ],
    };
  },
};
