import { publicRoutes } from '../../apps/site/src/routes/public-routes.ts';
import type { Gate, Measurement, Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { startChurch } from './api/program.ts';
import { startAuditor, type Visit } from './lighthouse/audit.ts';
import { floors, serveFloors } from './lighthouse/floor-pages.ts';

/** Promises of every public page, medians over the runs. */
const promises = [
  { what: 'performance', unit: 'score', relation: 'at least', limit: 0.99, of: (v: Visit) => v.performance },
  { what: 'accessibility', unit: 'score', relation: 'at least', limit: 1, of: (v: Visit) => v.accessibility },
  {
    what: 'best practices',
    unit: 'score',
    relation: 'at least',
    limit: 1,
    of: (v: Visit) => v.bestPractices,
  },
  { what: 'SEO', unit: 'score', relation: 'at least', limit: 1, of: (v: Visit) => v.seo },
  { what: 'LCP', unit: 'ms', relation: 'at most', limit: 1100, of: (v: Visit) => v.lcpMs },
  { what: 'TBT', unit: 'ms', relation: 'at most', limit: 50, of: (v: Visit) => v.tbtMs },
  { what: 'CLS', unit: 'score', relation: 'at most', limit: 0.01, of: (v: Visit) => v.cls },
  { what: 'transferred', unit: 'bytes', relation: 'at most', limit: 172_000, of: (v: Visit) => v.bytes },
] as const;

/** Why a promise is not kept where it is not, as far as it is known. */
const explanations: ReadonlyMap<string, string> = new Map([
  ['performance', 'follows LCP and TBT'],
  [
    'LCP',
    'it is there with the first paint, at 0.76 s; the simulation also counts what a fast line had brought by then, the small script among it, which waits for the parsing and for a connection of its own (docs/adr/0019)',
  ],
  [
    'TBT',
    'the longest task after the first paint evaluates React for the islands: 30 to 48 ms of the processor, which the simulation multiplies by four',
  ],
]);

/**
 * Ratios that decide where the machine is slower than Lighthouse's phone: the largest paint beside that of two pages
 * with a heading and a paragraph, visited in the same rounds. 1.1 s is 1.47 of the plain one's 0.75, and 0.92 of the
 * 1.2 that React in the head costs.
 */
const besideFloors = [
  { floor: floors.plain, what: 'LCP beside a plain page of two lines', limit: 1.47 },
  { floor: floors.react, what: 'LCP beside such a page with React in its head', limit: 0.92 },
] as const;

/** Every page, one after the other, the rounds interleaved: what disturbs the machine disturbs all alike. */
async function visitAll(
  urls: ReadonlyMap<string, string>,
  chromium: string,
  runs: number,
): Promise<Map<string, Visit[]>> {
  const visits = new Map<string, Visit[]>([...urls.keys()].map((path) => [path, []]));
  const auditor = await startAuditor(chromium);
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [path, url] of urls) visits.get(path)?.push(await auditor.visit(url));
    }
  } finally {
    await auditor.stop();
  }
  return visits;
}

const paths = publicRoutes.map((route) => route.paths[0] ?? '/');
const medianLcp = (visits: readonly Visit[]) => spreadOf(visits.map(({ lcpMs }) => lcpMs)).median;

function gatesOf(visits: ReadonlyMap<string, readonly Visit[]>): Gate[] {
  const of = (path: string) => visits.get(path) ?? [];
  const own = promises.flatMap(({ what, unit, relation, limit, of: figure }) =>
    paths.map((path): Gate => {
      const value = spreadOf(of(path).map(figure)).median;
      const failed = [...new Set(of(path).flatMap(({ failures }) => failures))].join(', ');
      const said = explanations.get(what) ?? (unit === 'score' && value < 1 ? failed : '');
      const explanation = said ? { explanation: said } : {};
      return { what: `${path}: ${what}`, value, unit, relation, limit, ...explanation };
    }),
  );
  const beside = besideFloors.flatMap(({ floor, what, limit }) =>
    paths.map((path): Gate => {
      const value = medianLcp(of(path)) / medianLcp(of(floor));
      return { what: `${path}: ${what}`, value, unit: 'ratio', relation: 'at most', limit };
    }),
  );
  return [...own, ...beside];
}

export const part: Part = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile, every public page',
  async run({ root, chromium, runs }) {
    process.env.NODE_ENV = 'production';
    const beside = await serveFloors();
    const server = await startChurch(root);
    try {
      const urls = new Map([
        ...paths.map((path) => [path, server.address + path] as const),
        ...Object.values(floors).map((path) => [path, beside.address + path] as const),
      ]);
      const visits = await visitAll(urls, chromium, runs);
      const measurements = promises.flatMap(({ what, unit, of }) =>
        [...visits].map(([path, found]): Measurement => {
          const isOurs = paths.includes(path);
          return {
            what,
            subject: isOurs ? path : `two lines, ${path.slice(1)}`,
            unit,
            samples: found.map(of),
          };
        }),
      );
      const machine: Measurement = {
        what: 'the machine’s index',
        subject: 'all visits',
        unit: 'count',
        samples: [...visits.values()].flatMap((found) => found.map(({ machineIndex }) => machineIndex)),
      };
      const notes = [
        'The built site from the real server on loopback, brotli, empty caches; mobile emulation. Lighthouse simulates the slow network and processor from a load that it observes here, so a busy machine shows mostly in TBT. Its slowdown by four stands for a mid-range phone where the machine’s index is 1,500 to 2,000; below that it stands for a slower one.',
        'In Chromium’s headless shell, where the machine has or can install it: the same engine without a window to draw.',
        'Two lines: a page with a heading and a paragraph, plain or hydrated by React in its head, visited in the same rounds.',
        'Transferred counts what the page itself loads, document to pictures; not what the service worker keeps for later.',
      ];
      return { measurements: [...measurements, machine], gates: gatesOf(visits), notes };
    } finally {
      await server.stop();
      beside.stop();
    }
  },
};
