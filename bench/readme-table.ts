import { format } from './format.ts';
import { promisesOf } from './promises.ts';
import { isMet, type Results } from './results.ts';

const START = '<!-- bench: start -->';
const END = '<!-- bench: end -->';

/** The promises that the README shows; all others are in `docs/measurements.md`. */
export const HEADLINES = [
  'every public page: performance',
  'every public page: LCP',
  'every public page: transferred',
  'p99 of reads on 50 connections while marks go on',
  "100,000 rows sorted beside AG Grid's",
  'widget faq: script with styles',
];

/**
 * Writes the telling promises, and every broken one, into the README.
 * @param text - the README, with the two marks between which the table goes.
 * @returns the README with the new table.
 */
export function readmeTable(text: string, results: Results): string {
  const promises = Object.values(results).flatMap(({ gates }) => promisesOf(gates));
  const shown = [
    ...HEADLINES.flatMap((headline) => promises.filter(({ what }) => what === headline)),
    ...promises.filter((gate) => !(isMet(gate) || HEADLINES.includes(gate.what))),
  ];
  const rows = shown.map(
    (gate) =>
      `| ${gate.what} | ${gate.relation} ${format(gate.limit, gate.unit)} | ${format(gate.value, gate.unit)}${isMet(gate) ? '' : ' **not kept**'} |`,
  );
  const table = ['| promise | limit | measured |', '| --- | --: | --: |', ...rows].join('\n');
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  return after === undefined ? text : `${before}${START}\n${table}\n${END}${after}`;
}
