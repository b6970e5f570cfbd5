import { type Browser, chromium, type Page } from 'playwright';
import type { Gate, Measurement, Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import type { PdfVisit, ReportPage } from './pdf/entries/reports.ts';
import { buildPage } from './table/build-page.ts';
import { servePage } from './table/serve-page.ts';

const COUNTS = [1_000, 10_000] as const;
const MOST = 10_000;
const ways = ['inWorker', 'onPage'] as const;
const names = { inWorker: 'ours, in a worker', onPage: 'the same without a worker' };
const quantities = [
  { key: 'totalMs', what: 'PDF made', unit: 'ms' },
  { key: 'longestMs', what: "longest wait of the page's thread", unit: 'ms' },
  { key: 'bytes', what: 'size of the file', unit: 'bytes' },
] as const;

declare global {
  interface Window {
    readonly reports: ReportPage;
  }
}

interface Found {
  readonly way: (typeof ways)[number];
  readonly count: number;
  readonly visits: PdfVisit[];
}

async function inFreshPage<T>(
  browser: Browser,
  origin: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => window.reports !== undefined);
    return await work(page);
  } finally {
    await context.close();
  }
}

function measurementsOf(found: readonly Found[]): Measurement[] {
  return COUNTS.flatMap((count) =>
    quantities.flatMap(({ key, what, unit }) =>
      found
        .filter((one) => one.count === count)
        .map(({ way, visits }) => ({
          what: `${count.toLocaleString('en')} rows: ${what}`,
          subject: names[way],
          unit,
          samples: visits.map((visit) => visit[key]),
        })),
    ),
  );
}

function gatesOf(found: readonly Found[], cancelMs: readonly number[]): Gate[] {
  const longest = (way: Found['way']) =>
    spreadOf(
      found.find((one) => one.way === way && one.count === MOST)?.visits.map((one) => one.longestMs) ?? [],
    ).median;
  const waits = longest('inWorker');
  const explanation = 'Two cores: the worker has one, the page and everything else the other.';
  return [
    {
      what: 'PDF of 10,000 rows: longest wait of the page',
      unit: 'ms',
      relation: 'at most',
      limit: 100,
      value: waits,
      explanation,
    },
    {
      what: 'PDF of 10,000 rows: that wait beside the one without a worker',
      unit: 'ratio',
      relation: 'at most',
      limit: 0.1,
      value: waits / longest('onPage'),
    },
    {
      what: 'PDF of 10,000 rows: given up after Cancelar',
      unit: 'ms',
      relation: 'at most',
      limit: 100,
      value: spreadOf(cancelMs).median,
    },
  ];
}

/** The attendance report as a PDF, in a worker as the site makes it and by the same libraries on the page's thread. */
export const part: Part = {
  name: 'pdf',
  title: 'The PDF of the attendance',
  async run({ chromium: executablePath, runs }) {
    process.env.NODE_ENV = 'production';
    const site = await servePage(await buildPage('pdf/entries/reports.ts'), true);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const found: Found[] = COUNTS.flatMap((count) => ways.map((way) => ({ way, count, visits: [] })));
    const cancelMs: number[] = [];
    try {
      for (let round = 0; round < runs; round += 1) {
        for (const { way, count, visits } of found) {
          const make = (page: Page) =>
            page.evaluate(([name, size]) => window.reports[name](size), [way, count] as const);
          visits.push(await inFreshPage(browser, site.origin, make));
        }
        const cancel = (page: Page) => page.evaluate((size) => window.reports.cancel(size), MOST);
        cancelMs.push(await inFreshPage(browser, site.origin, cancel));
      }
    } finally {
      await browser.close();
      site.close();
    }
    return {
      measurements: [
        ...measurementsOf(found),
        {
          what: '10,000 rows: given up after Cancelar',
          subject: names.inWorker,
          unit: 'ms',
          samples: cancelMs,
        },
      ],
      gates: gatesOf(found, cancelMs),
      notes: [
        'Under the site’s own policy (`worker-src ’self’`). The wait is the longest that a timer of 4 ms came late while the file was made; copying the records to the worker and reading its answers are in it.',
      ],
    };
  },
};
