import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync('.github/workflows/*.yml').sort();
const readFile = (name: string) => readFileSync(name, 'utf8');
/** The jobs of a workflow, each with its name's line. */
const jobsOf = (text: string) =>
  (text.split(/^jobs:\n/m)[1] ?? '').split(/^(?= {2}\w[\w-]*:\n)/m).filter((job) => job.includes('steps:'));

describe.each(files)('%s', (name) => {
  const text = readFile(name);

  it('uses actions by commit, with the version that it is', () => {
    for (const [used] of text.matchAll(/uses: .*/g)) {
      expect(used).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('gives the token of a checkout to nobody', () => {
    const checkouts = text.match(/uses: actions\/checkout@/g)?.length ?? 0;
    expect(text.match(/persist-credentials: false/g)?.length ?? 0).toBe(checkouts);
  });

  it('runs no code of the repository or its dependencies where it may write', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    for (const job of jobsOf(text).filter((one) => one.includes(': write'))) {
      expect(job).not.toMatch(/uses:|\b(npm|npx|pnpm|node|bash|sh) /);
    }
  });
});

it('publishes in a job of its own', () => {
  const writing = files.flatMap((name) => jobsOf(readFile(name)).filter((job) => job.includes(': write')));
  expect(writing).toHaveLength(1);
});
