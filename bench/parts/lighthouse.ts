import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicRoutes } from '../../apps/site/src/routes/public-routes.ts';
import type { Gate, Measurement, Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { startProgram } from './api/program.ts';
import { startAuditor, type Visit } from './lighthouse/audit.ts';

/** What every public page promises, medians over the runs. */
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
  { what: 'transferred', unit: 'bytes', relation: 'at most', limit: 160 * 1024, of: (v: Visit) => v.bytes },
] as const;

/** Why a promise is not kept where it is not, as far as it is known. */
const explanations: ReadonlyMap<string, string> = new Map([
  ['performance', 'follows LCP and TBT'],
  [
    'LCP',
    'the largest picture is there with the first paint, at 0.76 s; the simulation also waits for pictures that a fast line had brought by then (docs/adr/0012)',
  ],
  [
    'TBT',
    'after the first paint no task needs more than 13 ms of the processor; the rest is waiting for one of two cores',
  ],
]);

/** Every public page, one after the other, the rounds interleaved: what disturbs the machine disturbs all alike. */
async function visitAll(address: string, chromium: string, runs: number): Promise<Map<string, Visit[]>> {
  const visits = new Map<string, Visit[]>();
  const auditor = await startAuditor(chromium);
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const { paths } of publicRoutes) {
        const path = paths[0] ?? '/';
        visits.set(path, [...(visits.get(path) ?? []), await auditor.visit(address + path)]);
      }
    }
  } finally {
    await auditor.stop();
  }
  return visits;
}

export const part: Part = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile, every public page',
  async run({ root, chromium, runs }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
    const server = await startProgram(join(root, 'apps/server/dist/main.js'), [], {
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '0',
    });
    try {
      const visits = [...(await visitAll(server.address, chromium, runs))];
      const measurements = promises.flatMap(({ what, unit, of }): Measurement[] =>
        visits.map(([path, found]) => ({ what, subject: path, unit, samples: found.map(of) })),
      );
      const machine: Measurement = {
        what: 'the machine’s index',
        subject: 'all visits',
        unit: 'count',
        samples: visits.flatMap(([, found]) => found.map(({ machineIndex }) => machineIndex)),
      };
      const gates = promises.flatMap(({ what, unit, relation, limit, of }): Gate[] =>
        visits.map(([path, found]) => {
          const value = spreadOf(found.map(of)).median;
          const failed = [...new Set(found.flatMap(({ failures }) => failures))].join(', ');
          const said = explanations.get(what) ?? (unit === 'score' && value < 1 ? failed : '');
          const explanation = said ? { explanation: said } : {};
          return { what: `${path}: ${what}`, value, unit, relation, limit, ...explanation };
        }),
      );
      const notes = [
        'The built site from the real server on loopback, brotli, empty caches; mobile emulation. Lighthouse simulates the slow network and processor from a load that it observes here, so a busy machine shows mostly in TBT. Its slowdown by four stands for a mid-range phone where the machine’s index is 1,500 to 2,000; below that it stands for a slower one.',
        'Transferred counts what the page itself loads, document to pictures; not what the service worker keeps for later.',
      ];
      return { measurements: [...measurements, machine], gates, notes };
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
