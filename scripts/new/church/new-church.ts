import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { church as former } from '../../../packages/content/src/index.ts';
import { configText } from './config-text.ts';
import { type ChurchFacts, checkFacts, questions } from './facts.ts';
import { formerWords, wordsOf } from './former-words.ts';

const FOLDER = 'packages/content/src';
const FILE = `${FOLDER}/church.config.ts`;

type Answers = Partial<Record<keyof ChurchFacts, string>>;

/** Asks for the facts that the command line left out until each is valid; asks nothing without a terminal. */
async function askForMissing(given: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) return given;
  const answers = { ...given };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    for (const { name, ask, refuse } of questions) {
      while (answers[name] === undefined) {
        const answer = (await terminal.question(`${ask}: `)).trim();
        const problem = refuse(answer);
        if (problem) console.log(problem);
        else answers[name] = answer;
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
  const facts = checkFacts(await askForMissing(values));
  writeFileSync(FILE, configText(facts));
  spawnSync('biome', ['format', '--write', FILE], { stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${FILE} is ${facts.name}'s now. Fill in contact, social pages and the sermons channel there.`);

  const left = formerWords(FOLDER, wordsOf(former));
  if (left.length > 0) console.log(`\nThese texts still speak of ${former.name} in ${former.city}:`);
  for (const { file, line, word } of left) console.log(`  ${FOLDER}/${file}:${line}  ${word}`);
  console.log(`
Then: hours in schedules.ts and faq.ts, colours in palette.ts, photographs in packages/content/photographs, and a look at
the words of the other files; packages/content/README.md says what each holds and how to check it. npm start builds all.`);
}
