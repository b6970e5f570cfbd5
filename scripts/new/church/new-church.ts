import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { church as former } from '../../../packages/content/src/index.ts';
import { ownTitles } from '../../../packages/test-kit/src/traces.ts';
import { questions, refusalOf, seedOf, siteDataOf } from './facts.ts';
import { formerWords, wordsOf } from './former-words.ts';

const FOLDER = 'packages/content/src';
const FILE = `${FOLDER}/church.json`;
const SETTINGS = `${FOLDER}/build-settings.ts`;

type Answers = Readonly<Record<string, string | undefined>>;

/** Asks for the facts that the command line left out until each is valid; asks nothing without a terminal. */
async function askForMissing(given: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) return given;
  const answers = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const question of questions) {
      while (answers[question.name] === undefined) {
        const answer = await terminal.question(`${question.ask}: `);
        const problem = refusalOf(question, answer);
        if (problem) console.log(problem);
        else answers[question.name] = answer;
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

/**
 * Writes another church's facts into the content and lists the texts that still name the previous one.
 * @throws Error that names the first fact that is missing or wrong.
 */
export async function newChurch(args: string[]): Promise<void> {
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options });
  const documents = JSON.parse(readFileSync(FILE, 'utf8'));
  const datos = siteDataOf(documents.datos, await askForMissing(values));
  writeFileSync(FILE, JSON.stringify({ ...documents, datos }, null, 2));
  const settings = readFileSync(SETTINGS, 'utf8');
  writeFileSync(SETTINGS, settings.replace(/rosetteSeed: \d+/, `rosetteSeed: ${seedOf(datos.nombre)}`));
  spawnSync('biome', ['format', '--write', FILE], { stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${FILE} is ${datos.nombre}'s now. Contact and social pages are set in the panel, or there.`);

  const left = formerWords(FOLDER, [...wordsOf(former), ...ownTitles]);
  if (left.length > 0) console.log(`\nThese texts still speak of ${former.name} in ${former.city}:`);
  for (const { file, line, word } of left) console.log(`  ${FOLDER}/${file}:${line}  ${word}`);
  console.log(`
Then: hours, titles and words in church.json or under 'Sitio' in the panel, colours in palette.ts, photographs in
packages/content/photographs; packages/content/README.md says what each holds and how to check it. npm start builds all.`);
}
