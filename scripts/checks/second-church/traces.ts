import { church, palette, schedules } from '../../../packages/content/src/index.ts';
import { times } from './faro.ts';

/** Something of the first church that must not be in what is built for another. */
export interface Trace {
  readonly what: string;
  readonly pattern: RegExp;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const word = (text: string): Trace => ({ what: text, pattern: new RegExp(literal(text), 'i') });

/** `#0E2A27` as it is written in styles: in hexadecimal, or as three numbers. */
function colour(value: string): readonly Trace[] {
  const channels = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  return [
    word(value),
    { what: value, pattern: new RegExp(`rgba?\\(\\s*${channels.join('[\\s,]+')}\\b`, 'i') },
  ];
}

/** Names, places, numbers, zone and colours of the first church. */
export const traces: readonly Trace[] = [
  ...['Ministerio Juvenil', 'Santa Cruz', 'bolivia', 'anillo', 'Santos Dumont', 'Radial 13', 'toborochi'].map(
    word,
  ),
  ...['La_Paz', 'La Paz', '-04:00', 'GMT-4', 'Exploradores del Rey'].map(word),
  { what: 'locale', pattern: /\bes[-_]BO\b/ },
  { what: 'country code', pattern: /["']BO["']/ },
  { what: 'currency', pattern: /["'`]Bs[ "'`]|Monto \(Bs/ },
  ...Object.values(church.point).map((degrees) => word(String(Math.abs(degrees)))),
  ...Object.values(palette).flatMap(colour),
];

/** Times that only the first church has; looked for in what people read, since scripts may hold any number. */
export const formerTimes: readonly Trace[] = [...new Set(schedules.flatMap(({ start, end }) => [start, end]))]
  .filter((time) => !Object.values(times).includes(time))
  .map(word);
