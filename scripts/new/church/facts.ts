import { COUNTRY_CODE, isTimeZone, LOCALE, RANGES } from '../../content/forms.ts';

/** Facts for the `church.config.ts` of another church. */
export interface ChurchFacts {
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly countryCode: string;
  readonly zone: string;
  readonly locale: string;
  readonly currency: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly radius: string;
  /** Lines separated by `;`. */
  readonly address: string;
}

/** A question for a fact; its name is also the option on the command line. */
interface Question {
  readonly name: keyof ChurchFacts;
  readonly ask: string;
  /** Why an answer is wrong; `undefined` for a right one. */
  readonly refuse: (answer: string) => string | undefined;
}

const some = (answer: string) => (answer === '' ? 'Say something.' : undefined);

function between(least: number, most: number) {
  return (answer: string) => {
    const number = Number(answer);
    const fits = answer !== '' && number >= least && number <= most;
    return fits ? undefined : `A number from ${least} to ${most}.`;
  };
}

/** All questions in their order. */
export const questions: readonly Question[] = [
  { name: 'name', ask: 'Name of the church, as its people call it', refuse: some },
  { name: 'city', ask: 'City', refuse: some },
  { name: 'country', ask: 'Country, in Spanish', refuse: some },
  {
    name: 'countryCode',
    ask: 'Country as two capital letters (BO, ES, MX)',
    refuse: (answer) => (COUNTRY_CODE.test(answer) ? undefined : 'Two capital letters.'),
  },
  {
    name: 'zone',
    ask: 'Time zone (America/La_Paz, Europe/Madrid)',
    refuse: (answer) => (isTimeZone(answer) ? undefined : 'An IANA name, for example America/Bogota.'),
  },
  {
    name: 'locale',
    ask: 'Spanish of the country (es-BO, es-ES)',
    refuse: (answer) => (LOCALE.test(answer) ? undefined : 'Spanish: es-BO, es-ES, es-MX.'),
  },
  { name: 'currency', ask: 'Sign before amounts (Bs, €, $)', refuse: some },
  { name: 'latitude', ask: 'Latitude of the church in degrees', refuse: between(...RANGES.latitude) },
  { name: 'longitude', ask: 'Longitude of the church in degrees', refuse: between(...RANGES.longitude) },
  {
    name: 'radius',
    ask: 'How far from there attendance may be marked, in metres',
    refuse: between(...RANGES.radius),
  },
  { name: 'address', ask: 'Address, lines separated by ;', refuse: some },
];

/**
 * Checks a whole set of answers.
 * @throws Error that names the first missing or wrong one.
 */
export function checkFacts(answers: Readonly<Partial<Record<keyof ChurchFacts, string>>>): ChurchFacts {
  const checked = questions.map(({ name, refuse }) => {
    const answer = answers[name]?.trim() ?? '';
    const problem = refuse(answer);
    if (problem) throw new Error(`--${name}: ${problem}`);
    return [name, answer] as const;
  });
  return Object.fromEntries(checked) as unknown as ChurchFacts;
}
