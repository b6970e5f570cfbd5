/** `npm run soak` runs the same tests, longer. */
const isSoak = process.env.TEST_LONG === '1';

/** How much of something a test does: a little in `npm test`, a lot in `npm run soak`. */
export function sized(short: number, long: number): number {
  return isSoak ? long : short;
}
