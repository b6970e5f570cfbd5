/**
 * Checks that another team can use ui and the widgets (docs/adr/0018): publint and 'Are the types wrong?' have no complaint,
 * every entry compiles under every strict flag, two buttons cost little, and three apps outside of the repository work: one
 * built by Vite, one rendered by Node.js, and pages without a bundler.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tryPages, tryServer, tryTypes, tryVite } from './package/apps.ts';
import { pack } from './package/packed.ts';
import { publishingProblems } from './package/published.ts';

/** Most that two buttons may cost an app, React left out. */
const LIMITS = { packages: 78, megabytes: 11, scriptKb: 2, stylesKb: 22.5, primitivesStylesKb: 11 } as const;
/** Code that two buttons never need. */
const FOREIGN = /jspdf|papaparse|read-excel|fflate|tanstack|hook-form|zod|comlink|@ministerio\/(?!ui$)/;

const folder = mkdtempSync(join(tmpdir(), 'ministerio-package-'));
const problems: string[] = [];

/** Runs one trial; what it throws is its problem. */
async function attempt(what: string, trial: () => unknown): Promise<void> {
  const startedMs = performance.now();
  try {
    await trial();
  } catch (error) {
    problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
  console.log(`${what}: ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
}

function expectIn(what: string, text: string, ...wanted: string[]): void {
  for (const piece of wanted) if (!text.includes(piece)) problems.push(`${what} has no ${piece}`);
}

try {
  const ui = pack('packages/ui', folder);
  const widgets = pack('packages/widgets', folder);
  await attempt('publint and the types', async () => {
    for (const one of [ui, widgets]) problems.push(...(await publishingProblems(one)));
  });
  await attempt('every entry, every strict flag', () => tryTypes([ui, widgets], join(folder, 'types')));
  await attempt('an app with Vite', () => {
    const cost = tryVite(ui, join(folder, 'vite'));
    const foreign = cost.packages.filter((name) => FOREIGN.test(name));
    if (foreign.length > 0) problems.push(`two buttons install ${foreign.join(', ')}`);
    const costs = { ...cost, packages: cost.packages.length };
    console.log(`two buttons, React left out: ${JSON.stringify(costs)}`);
    for (const [name, limit] of Object.entries(LIMITS) as [keyof typeof LIMITS, number][]) {
      if (costs[name] > limit) problems.push(`two buttons: ${name} is ${costs[name]}, at most ${limit}`);
    }
  });
  await attempt('a page rendered by Node.js', async () => {
    const { html, styles } = await tryServer(ui, join(folder, 'server'));
    expectIn('the rendered page', html, '<!DOCTYPE html>', 'data-component="Button"', 'estacionamiento');
    expectIn('its style sheet', styles, '--color-action:', '@layer primitives', 'url(./fonts/');
  });
  await attempt('pages without a bundler', async () => {
    const { errors, label, colours, widget } = await tryPages(ui, widgets);
    problems.push(...errors);
    if (label !== 'Amén: 1') problems.push(`the button says '${label}' after a press`);
    if (!colours.action || !/^rgb\((?!0, 0, 0)/.test(colours.background)) {
      problems.push(`the button has no colour: ${JSON.stringify(colours)}`);
    }
    if (/\d\d:\d\d/.test(widget ?? '')) problems.push(`the widget shows '${widget}'`);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

for (const problem of problems) console.error(problem);
console.log(`package: 2 packages, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
