import { describe, expect, it } from 'vitest';
import { deadCitations, readTargets } from './citations.ts';

const rules = `# Rules

## The specification

| section | about   |
| ------- | ------- |
| 2       | screens |
| 4       | actions |

## Decisions

1. One.
2. Two.

## Rules of the server

- **R1** A rule.

## Data
`;
const targets = readTargets(
  new Map([
    ['docs/rules.md', rules],
    ['docs/adr/0002-two.md', '# 2. Two'],
  ]),
  ['scripts/run.mjs'],
);
const dead = (text: string) => deadCitations(text, targets).map(({ citation }) => citation);

describe('deadCitations', () => {
  it.each([
    '/** Counts (R1). */',
    '// As decisions section 2 and spec sections 2 and 4 say.',
    '/**\n * Shown once (decisions\n * section 1).\n */',
    '/** The schema (docs/rules.md#data). */',
    '// ADR 2, also written ADR 0002',
    'See [interface.md](interface.md).',
    '// started by scripts/run.mjs',
    "const sample = 'scripts/made-up.ts';",
  ])('finds the target of %j', (text) => {
    expect(dead(text)).toEqual([]);
  });

  it.each([
    ['a rule', '/** Counts (R2). */', 'R2'],
    ['a decision', '// decisions section 3', 'decisions section 3'],
    ['one of several sections', '// spec sections 2 and 3', 'spec sections 2 and 3'],
    ['a section across lines', '// (spec\n// section 3)', 'spec\n// section 3'],
    ['an ADR', '// ADR 3', 'ADR 3'],
    ['a document', '// docs/other.md', 'docs/other.md'],
    ['a file', '/** As `scripts/gone.ts` does. */', 'scripts/gone.ts'],
    ['a file in a document', 'See `scripts/gone.ts`.', 'scripts/gone.ts'],
    ['a heading', '// docs/rules.md#schema', 'docs/rules.md#schema'],
    ['a document outside of the repository', '// server.md section 2', 'server.md'],
  ])('refuses %s without a target', (_, text, citation) => {
    expect(dead(text)).toEqual([citation]);
  });

  it('names the line', () => {
    expect(deadCitations('\n\n// R9', targets)).toEqual([{ line: 3, citation: 'R9' }]);
  });
});
