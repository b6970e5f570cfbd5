import { format } from './format.ts';
import { promisesOf } from './promises.ts';
import { isMet, type PartRecord, type Results } from './results.ts';

const HEAD = `# Measurements

Made by \`npm run bench\` from [bench/results.json](../bench/results.json); do not edit. Each figure is a median with its smallest and largest value; what is compared was measured side by side in one run. \`npm run bench -- NAME\` measures a part again. A promise for every page or widget appears once, with the worst value. 1 KB is 1,000 bytes.
`;

const line = (...cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function rowTable({ rows }: PartRecord): string[] {
  if (rows.length === 0) return [];
  const body = rows.map(({ what, subject, unit, median, min, max, runs }) =>
    line(
      what,
      subject,
      format(median, unit),
      min === max ? '' : `${format(min, unit)} to ${format(max, unit)}`,
      String(runs),
    ),
  );
  return [
    line('what', 'whose', 'median', 'spread', 'runs'),
    line('---', '---', '--:', '--:', '--:'),
    ...body,
    '',
  ];
}

function gateTable({ gates }: PartRecord): string[] {
  if (gates.length === 0) return [];
  const body = promisesOf(gates).map((gate) =>
    line(
      gate.what,
      `${gate.relation} ${format(gate.limit, gate.unit)}`,
      format(gate.value, gate.unit),
      isMet(gate) ? 'kept' : 'NOT KEPT',
      gate.explanation ?? '',
    ),
  );
  return [
    line('promise', 'limit', 'found', '', 'remark'),
    line('---', '--:', '--:', '---', '---'),
    ...body,
    '',
  ];
}

/** One part as Markdown. */
export function reportPart(name: string, record: PartRecord): string {
  const { title, date, commit, seconds, machine, notes } = record;
  const on = `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.system}; Node ${machine.node}, ${machine.chromium}`;
  return [
    `## ${title}`,
    '',
    `\`npm run bench -- ${name}\` on ${date}, commit ${commit}, ${Math.round(seconds)} s. ${on}.`,
    '',
    ...gateTable(record),
    ...rowTable(record),
    ...notes.map((note) => `- ${note}`),
    ...(notes.length > 0 ? [''] : []),
  ].join('\n');
}

/** `docs/measurements.md`. */
export function report(results: Results): string {
  const parts = Object.entries(results).map(([name, record]) => reportPart(name, record));
  return `${[HEAD, ...parts].join('\n').trimEnd()}\n`;
}
