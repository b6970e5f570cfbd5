import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { church } from '../../../packages/content/src/index.ts';
import { colours, contact, facts, times, words } from '../../../packages/test-kit/src/faro.ts';
import { ownTitles } from '../../../packages/test-kit/src/traces.ts';
import { formerWords, wordsOf } from '../../new/church/former-words.ts';
import { run } from './run.ts';

const CONTENT = 'packages/content/src';

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function replaceAll(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

/** A title of theirs for each of the first church's, also where a meeting or a ministry has its name. */
const theirTitles = ownTitles.map((title, index) => [title, `Rumbo ${index + 1}`] as const);

/** Each time once: a replaced one must not be replaced again. */
function otherTimes(text: string): string {
  return text.replace(/\b\d\d:\d\d\b/g, (time) => times[time] ?? time);
}

/**
 * Edits the copy's content as another church would: its facts by the generator, then what the generator does not ask:
 * contact, words, times and colours.
 * Nothing outside of `packages/content` is touched by hand.
 * @throws Error when a text still names the first church.
 */
export async function makeTheirs(scratch: string): Promise<void> {
  const options = Object.entries(facts).map(([name, value]) => `--${name}=${value}`);
  await run('node', ['scripts/new/main.ts', 'church', ...options], scratch);
  const folder = join(scratch, CONTENT);
  for (const file of globSync('*.{ts,json}', { cwd: folder })) {
    edit(join(folder, file), (text) => otherTimes(replaceAll(text, [...words, ...theirTitles])));
  }
  edit(join(folder, 'church.json'), (text) => {
    const documents = JSON.parse(text);
    return JSON.stringify({ ...documents, datos: { ...documents.datos, ...contact } });
  });
  const theirs = new Map<string, string>(Object.entries(colours));
  edit(join(folder, 'palette.ts'), (text) =>
    text.replace(/(\w+): '#\w{6}'/g, (line, name: string) => {
      const colour = theirs.get(name);
      return colour ? `${name}: '${colour}'` : line;
    }),
  );
  await run('node', ['scripts/checks/content.ts'], scratch);
  const left = formerWords(folder, wordsOf(church));
  if (left.length > 0) {
    const [{ file, line, word } = { file: '', line: 0, word: '' }] = left;
    throw new Error(`second church: ${file}:${line} still says '${word}'; add it to faro.ts.`);
  }
}
