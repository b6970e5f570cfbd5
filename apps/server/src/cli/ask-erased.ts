import { createInterface } from 'node:readline/promises';
import { church } from '@ministerio/content';
import { churchClock, churchInstant, parseDate, parseTime } from '@ministerio/contract/domain';
import type { OpenedCopy } from '../copies/open-sealed.ts';
import { type ErasedPerson, erasedPeopleIn } from '../restore/apply-erasures.ts';
import { StartError } from '../start-error.ts';

const FLAG = '--keep-erased-after "AAAA-MM-DD HH:MM"';

/**
 * Says how many people of a copy were erased after it was made, from when and by whom, and asks on a terminal from which
 * minute on they are left (R49).
 * @param typed - of `--keep-erased-after`, in the church's zone.
 * @returns UTC milliseconds; null to erase all of them again.
 * @throws StartError - what was typed is no minute, or the terminal was closed.
 */
export async function askErased(
  { file, erasures }: Pick<OpenedCopy, 'file' | 'erasures'>,
  typed: string | undefined,
  say: (line: string) => void,
): Promise<number | null> {
  const { people, zone } = erasedPeopleIn(file, erasures);
  if (people.length > 0) {
    say(`La copia todavía tiene personas que se borraron después de hacerla: ${people.length}.`);
    for (const by of new Set(people.map((person) => person.by))) {
      say(
        `  ${linesOf(
          people.filter((person) => person.by === by),
          by,
          zone,
        )}`,
      );
    }
  }
  if (typed !== undefined) return instantOf(typed, zone);
  if (people.length === 0) return null;
  if (process.stdin.isTTY !== true) {
    say(`Se borran otra vez. Para dejarlas, restaura otra vez con ${FLAG}.`);
    return null;
  }
  const answer = await ask(
    'Con Intro se borran otra vez. Si fue un ataque o un error, escribe desde qué minuto se dejan (AAAA-MM-DD HH:MM, hora de la iglesia): ',
  );
  return answer === '' ? null : instantOf(answer, zone);
}

function linesOf(people: readonly ErasedPerson[], by: string | null, zone: string): string {
  const [first = 0, last = first] = [people[0]?.atMs, people.at(-1)?.atMs];
  const who = by === null ? 'no se sabe por quién' : `por «${by}»`;
  return `${people.length} ${who}, desde ${minuteOf(first, zone)} hasta ${minuteOf(last, zone)}`;
}

function minuteOf(ms: number, zone: string): string {
  const { date, time } = churchClock(ms, zone);
  return `${date} ${time.slice(0, 5)}`;
}

function instantOf(typed: string, zone: string): number {
  const [, day, minute] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)$/.exec(typed.trim()) ?? [];
  const date = parseDate(day);
  const time = parseTime(`${minute}:00`);
  if (date === null || time === null) {
    throw new StartError(
      `«${typed}» no es un minuto. Escríbelo así: ${minuteOf(Date.now(), church.timeZone)}.`,
    );
  }
  return churchInstant(date, time, zone);
}

async function ask(prompt: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: true, prompt });
  lines.prompt();
  try {
    for await (const line of lines) return line.trim();
  } finally {
    lines.close();
  }
  throw new StartError('No hubo respuesta: no se restauró nada. Repite la orden y contesta.');
}
