import { readFileSync, writeFileSync } from 'node:fs';
import { format } from './format.ts';
import type { Gate } from './part.ts';
import { isMet, type Results } from './results.ts';

const START = '<!-- bench: start -->';
const END = '<!-- bench: end -->';

/** A promise that is made for each public page stands once, with the page that keeps it least. */
function worstPages(gates: readonly Gate[]): Gate[] {
  const found = new Map<string, Gate>();
  for (const gate of gates) {
    const what = gate.what.replace(/^\/\S*:/, 'every public page:');
    const known = found.get(what);
    const isWorse =
      known === undefined ||
      (gate.relation === 'at most' ? gate.value > known.value : gate.value < known.value);
    if (isWorse) found.set(what, { ...gate, what });
  }
  return [...found.values()];
}

/** Puts every part's promises into the README, between its two marks. */
export function readmeTable(file: string, results: Results): void {
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) return;
  const rows = Object.values(results).flatMap(({ gates }) =>
    worstPages(gates).map((gate) => {
      const remark = isMet(gate) ? '' : `**not kept**${gate.explanation ? `: ${gate.explanation}` : ''}`;
      return `| ${gate.what} | ${gate.relation} ${format(gate.limit, gate.unit)} | ${format(gate.value, gate.unit)} | ${remark} |`;
    }),
  );
  const table = ['| promise | limit | measured | |', '| --- | --: | --: | --- |', ...rows].join('\n');
  writeFileSync(file, `${before}${START}\n${table}\n${END}${after}`);
}
