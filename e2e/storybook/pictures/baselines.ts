import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures are that states are compared with. */
const folder = join(import.meta.dirname, '../../../packages/ui/baselines');
const notes = join(folder, 'made-by.json');

/** What drew the baselines: letters and edges differ between systems and between versions of the browser. */
interface Maker {
  readonly chromium: string;
  readonly platform: string;
}

/** The maker that this run would be. */
export function makerOf(browserVersion: string): Maker {
  return { chromium: browserVersion.split('.')[0] ?? '', platform: process.platform };
}

/** Notes who made the baselines, while they are made. */
export function noteMaker(maker: Maker): void {
  const { chromium, platform } = maker;
  writeFileSync(notes, `{ "chromium": "${chromium}", "platform": "${platform}" }\n`);
}

/** Why pictures of this run cannot be compared with the baselines; nothing where they can. */
export function whyNotComparable(maker: Maker): string | undefined {
  if (!existsSync(notes)) return 'There are no baselines; run `npm run baselines`.';
  const made = JSON.parse(readFileSync(notes, 'utf8')) as Maker;
  if (made.chromium === maker.chromium && made.platform === maker.platform) return undefined;
  return (
    `The baselines were made by Chromium ${made.chromium} on ${made.platform}, ` +
    `this is Chromium ${maker.chromium} on ${maker.platform}`
  );
}

/** Names of the baselines on disk, without `.png`. */
export function baselineNames(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replace('.png', ''));
}

/** What all baselines weigh together, in bytes. */
export function baselineBytes(): number {
  return baselineNames().reduce((sum, name) => sum + statSync(join(folder, `${name}.png`)).size, 0);
}
