import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { bundle } from '../../packages/widgets/scripts/bundle.ts';
import { scriptEntry, sizeLimits } from '../../packages/widgets/scripts/elements.ts';
import { bundleScript } from '../pages/bundle-script.ts';
import type { Gate, Measurement, Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { type Visit, visit } from './widgets/measure-page.ts';
import { peers, type Subject, widgets } from './widgets/subjects.ts';

/** For each run: a visit takes a second, and one alone says little, as the slowing itself is uneven. */
const VISITS = 3;
const SCRIPT = 'script time to first render, processor slowed four times';
const LONG = 'what a tap would wait meanwhile (tasks beyond 50 ms)';
const SIZE = 'script with styles, brotli';

const brotliBytes = (text: string) => brotliCompressSync(text).length;
const ours = (name: string) => `ours: ${name}`;
const rendered = (name: string, selector: string) =>
  `document.querySelector('ministerio-${name}')?.shadowRoot?.querySelector('${selector}')`;

async function ownSubjects(): Promise<Subject[]> {
  const single: Subject[] = [];
  for (const { name, selector } of widgets) {
    single.push({
      name: ours(name),
      script: await bundle({ entry: scriptEntry(name) }),
      styles: '',
      loading: 'async',
      path: `/widgets/${name}.js`,
      markup: `<ministerio-${name}></ministerio-${name}>`,
      rendered: rendered(name, selector),
    });
  }
  const all: Subject = {
    name: ours('todo'),
    script: await bundle({ entry: scriptEntry('todo') }),
    styles: '',
    loading: 'async',
    path: '/widgets/todo.js',
    markup: widgets.map(({ name }) => `<ministerio-${name}></ministerio-${name}>`).join(''),
    rendered: widgets.map(({ name, selector }) => rendered(name, selector)).join(' && '),
  };
  return [...single, all];
}

async function peerSubjects(): Promise<Subject[]> {
  const found: Subject[] = [];
  for (const { entry, ...peer } of peers) {
    const built = await bundleScript(join(import.meta.dirname, 'widgets/entries', entry));
    found.push({ ...peer, loading: 'type="module"', path: '/peer.js', ...built });
  }
  return found;
}

function gatesOf(subjects: readonly Subject[], visits: ReadonlyMap<Subject, readonly Visit[]>): Gate[] {
  const scriptMs = (subject: Subject) =>
    spreadOf((visits.get(subject) ?? []).map((one) => one.scriptMs)).median;
  const typebot = subjects.find(({ name }) => name.startsWith('Typebot'));
  const typebotMs = typebot === undefined ? Number.NaN : scriptMs(typebot);
  return [...sizeLimits].flatMap(([name, limit]) => {
    const subject = subjects.find((one) => one.name === ours(name));
    // Only `altura` renders nothing.
    if (subject === undefined) return [];
    const size = {
      unit: 'bytes',
      relation: 'at most',
      limit,
      value: brotliBytes(subject.script),
    } as const;
    const explanation = 'Ours draws cards with pictures, Typebot a single round button.';
    const time = {
      explanation,
      unit: 'ratio',
      relation: 'at most',
      limit: 0.25,
      value: scriptMs(subject) / typebotMs,
    } as const;
    // The bundle of all widgets renders them at once; the promise is for each.
    return [
      { what: `widget ${name}: script with styles`, ...size },
      ...(name === 'todo' ? [] : [{ what: `widget ${name}: script time beside Typebot's`, ...time }]),
    ];
  });
}

/** Widgets beside what a church would embed instead (sizes and time on a slow phone). */
export const part: Part = {
  name: 'widgets',
  title: 'Widgets',
  async run({ chromium: executablePath, runs }) {
    process.env.NODE_ENV = 'production';
    const subjects = [...(await ownSubjects()), ...(await peerSubjects())];
    const visits = new Map<Subject, Visit[]>(subjects.map((subject) => [subject, []]));
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      // In turn within each round, so that other load of the machine affects all of them alike.
      for (let round = 0; round <= runs * VISITS; round += 1) {
        for (const subject of subjects) {
          const found = await visit(browser, subject);
          if (round > 0) visits.get(subject)?.push(found);
        }
      }
    } finally {
      await browser.close();
    }
    const measurements: Measurement[] = subjects.flatMap((subject) => {
      const found = visits.get(subject) ?? [];
      const bytes = brotliBytes(subject.script) + (subject.styles === '' ? 0 : brotliBytes(subject.styles));
      return [
        { what: SIZE, subject: subject.name, unit: 'bytes', samples: [bytes] },
        { what: SCRIPT, subject: subject.name, unit: 'ms', samples: found.map((one) => one.scriptMs) },
        { what: LONG, subject: subject.name, unit: 'ms', samples: found.map((one) => one.longTaskMs) },
      ];
    });
    return {
      measurements: measurements.toSorted(
        (a, b) => [SIZE, SCRIPT, LONG].indexOf(a.what) - [SIZE, SCRIPT, LONG].indexOf(b.what),
      ),
      gates: gatesOf(subjects, visits),
      notes: [
        'Each visit is in a fresh profile from a server on loopback; a first round warms the browser up and is not counted. Nothing outside is reached: what a peer would fetch from its own servers at once is not in its numbers.',
        'Each script is loaded as its own documentation says: ours as the one line of packages/widgets/README.md (`async`), the others as modules.',
        'Script time is the page thread’s `ScriptDuration` until the widget stands in the page and two frames were drawn, in the thread’s own processor time, so that what else the machine does is not in it.',
      ],
    };
  },
};
