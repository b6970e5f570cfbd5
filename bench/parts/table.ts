import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Gate, Measurement, Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { buildPage } from './table/build-page.ts';
import { type TableVisit, visitTable } from './table/measure-table.ts';
import { servePage } from './table/serve-page.ts';

const COUNTS = [10_000, 100_000] as const;
const OURS = 'ours';
const quantities = ['settle', 'sort', 'filter'] as const;
const words = { settle: 'first rows settled', sort: 'sorted by name', filter: 'found by name' };
const STEP = 'script, style and layout of a step of scrolling, p95';

const rows = (count: number) => `${count.toLocaleString('en')} rows`;
const versionOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

interface Subject {
  readonly name: string;
  readonly origin: string;
  readonly close: () => void;
  readonly visits: Map<number, TableVisit[]>;
}

async function prepare(name: string, entry: string): Promise<Subject> {
  const site = await servePage(await buildPage(`table/entries/${entry}`), name === OURS);
  return { name, ...site, visits: new Map(COUNTS.map((count) => [count, []])) };
}

function p95(steps: readonly number[]): number {
  return steps.toSorted((a, b) => a - b)[Math.ceil(steps.length * 0.95) - 1] ?? Number.NaN;
}

function samples(subject: Subject | undefined, count: number, what: (visit: TableVisit) => number): number[] {
  return (subject?.visits.get(count) ?? []).map(what);
}

function measurementsOf(subjects: readonly Subject[]): Measurement[] {
  return COUNTS.flatMap((count) => [
    ...quantities.flatMap((quantity) =>
      subjects.map((subject) => ({
        what: `${rows(count)}: ${words[quantity]}`,
        subject: subject.name,
        unit: 'ms' as const,
        samples: samples(subject, count, (visit) => visit[quantity]),
      })),
    ),
    ...subjects.map((subject) => ({
      what: `${rows(count)}: ${STEP}`,
      subject: subject.name,
      unit: 'ms' as const,
      samples: samples(subject, count, (visit) => p95(visit.steps)),
    })),
  ]);
}

function gatesOf([ours, grid, mui]: readonly Subject[]): Gate[] {
  const ratio = (count: number, quantity: (typeof quantities)[number], peer: Subject | undefined) =>
    spreadOf(samples(ours, count, (visit) => visit[quantity])).median /
    spreadOf(samples(peer, count, (visit) => visit[quantity])).median;
  const beside = { unit: 'ratio', relation: 'at most' } as const;
  const steps = COUNTS.flatMap((count) => (ours?.visits.get(count) ?? []).flatMap((visit) => visit.steps));
  return [
    {
      what: "10,000 rows settled beside AG Grid's",
      ...beside,
      limit: 0.5,
      value: ratio(10_000, 'settle', grid),
    },
    {
      what: "100,000 rows settled beside AG Grid's",
      ...beside,
      limit: 0.8,
      value: ratio(100_000, 'settle', grid),
    },
    {
      what: "100,000 rows sorted beside AG Grid's",
      ...beside,
      limit: 0.55,
      value: ratio(100_000, 'sort', grid),
    },
    ...COUNTS.flatMap((count) => [
      {
        what: `${rows(count)} searched beside AG Grid's`,
        ...beside,
        limit: 1,
        value: ratio(count, 'filter', grid),
      },
      {
        what: `${rows(count)} searched beside MUI X's`,
        ...beside,
        limit: 1,
        value: ratio(count, 'filter', mui),
      },
    ]),
    { what: `the attendance table: ${STEP}`, unit: 'ms', relation: 'at most', limit: 8, value: p95(steps) },
  ];
}

/** The attendance table beside AG Grid and MUI X: the same rows in the same browser, all built for production. */
export const part: Part = {
  name: 'table',
  title: 'The attendance table',
  async run({ root, chromium: executablePath, runs }) {
    process.env.NODE_ENV = 'production';
    const versions = (name: string) => versionOf(join(root, 'bench/node_modules', name));
    const subjects = [
      await prepare(OURS, 'ours.tsx'),
      await prepare(`AG Grid ${versions('ag-grid-community')}`, 'ag-grid.ts'),
      await prepare(`MUI X ${versions('@mui/x-data-grid')}`, 'mui.tsx'),
    ];
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
    });
    try {
      // In turn within each round, so that other load of the machine affects all of them alike.
      for (let round = 0; round < runs; round += 1) {
        for (const count of COUNTS) {
          for (const subject of subjects) {
            subject.visits.get(count)?.push(await visitTable(browser, subject.origin, count));
          }
        }
      }
    } finally {
      await browser.close();
      for (const subject of subjects) subject.close();
    }
    return {
      measurements: measurementsOf(subjects),
      gates: gatesOf(subjects),
      notes: [
        'Each visit is a fresh page that shows two lines in the table’s font, as the page around a table does. Settled: from the order to draw until the frame is drawn after which nothing changes for 150 ms. Ours draws totals, a text box and a button in every row besides, and makes the keys of its search while the page is idle.',
        'AG Grid does not glide its rows to their places, and MUI X is searched without its delay after typing; its free plan shows pages of 100 rows, so that its scrolling is over one page.',
        'A step of scrolling is 106 px, two rows; its time is the page thread’s own, from Chromium’s counters.',
      ],
    };
  },
};
