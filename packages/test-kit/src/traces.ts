import { church, palette, schedules } from '@ministerio/content';
import { defaultDocuments } from '@ministerio/content/site';

/** Something that was built, or that the server answered. */
export interface Output {
  readonly name: string;
  readonly text: string;
}

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

/** Titles that other parts of the product, or any church, say as well. */
const ANYBODYS = new Set([
  ...['Inicio', 'Bienvenida', 'Predicas', 'Noticias', 'Ministerios', 'Reuniones', 'Estudios', 'Seminario'],
  ...['Palabra', 'Familia', 'Servicio', 'Evangelismo', 'Cómo llegar', 'Ubicación', 'Escríbenos'],
  ...['Te esperamos', 'Lo que viene', '¿Tienes una pregunta?'],
]);

function titlesIn(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return /^(?:titulo|titular|nombre|\d)$/.test(name) ? [value] : [];
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return entries.flatMap(([key, inner]) => (key === 'parrafos' ? [] : titlesIn(inner, key)));
}

/** Titles, headlines, typed lines and ministries of the first church that no other would have, longest first. */
export const ownTitles: readonly string[] = titlesIn([defaultDocuments.textos, defaultDocuments.ministerios])
  .filter((title) => !ANYBODYS.has(title))
  .sort((a, b) => b.length - a.length);

/** Titles of the first church, as people read them: keys and anchors stay. */
export const titleTraces: readonly Trace[] = ownTitles.map((title) => ({
  what: title,
  pattern: new RegExp(`(?<![\\p{L}\\d#])${literal(title)}(?![\\p{L}\\d])`, 'u'),
}));

/** Names, places, numbers and zone of the first church: all that an administrator may change under 'Sitio'. */
export const wordTraces: readonly Trace[] = [
  ...['Ministerio Juvenil', 'Santa Cruz', 'bolivia', 'anillo', 'Santos Dumont', 'Radial 13'].map(word),
  ...['La_Paz', 'La Paz', '-04:00', 'GMT-4'].map(word),
  { what: 'locale', pattern: /\bes[-_]BO\b/ },
  { what: 'country code', pattern: /["']BO["']/ },
  { what: 'currency', pattern: /["'`]Bs[ "'`]|Monto \(Bs/ },
  ...Object.values(church.point).map((degrees) => word(String(Math.abs(degrees)))),
];

/** Further words that a build for another church leaves out: the colours. */
export const buildTraces: readonly Trace[] = Object.values(palette).flatMap(colour);

/** A text that names something: a name, a sentence, an hour, a number. */
const isTelling = (text: string) => text.length > 3 && /[\p{Lu}\d\s]/u.test(text);

function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return Number.isInteger(value) ? [] : [String(value)];
  return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

/**
 * Every name, text, hour and number of a church's documents, for what must hold none of any church.
 * @param documents - such as `church.json`.
 */
export const documentTraces = (documents: unknown): readonly Trace[] =>
  [...new Set(leaves(documents))]
    .filter((text) => isTelling(text) && !ANYBODYS.has(text))
    .map((text) => ({ what: text, pattern: new RegExp(literal(text)) }));

/**
 * Times that only the first church has; looked for in what people read, since scripts may hold any number.
 * @param theirs - times of the other church.
 */
export function formerTimes(theirs: readonly string[]): readonly Trace[] {
  return (
    [...new Set(schedules.flatMap(({ inicio, fin }) => [inicio, fin]))]
      .filter((time) => !theirs.includes(time))
      // No part of a time with seconds: '13:20:00' is not eight in the evening.
      .map((time) => ({ what: time, pattern: new RegExp(`(?<![\\d:])${time}`) }))
  );
}

const AROUND = 60;

/** Which of the wanted traces an output holds, a line for each. */
export function tracesIn({ name, text }: Output, wanted: readonly Trace[]): readonly string[] {
  return wanted.flatMap(({ what, pattern }) => {
    const index = text.search(pattern);
    if (index < 0) return [];
    const around = text.slice(Math.max(0, index - AROUND), index + AROUND).replaceAll(/\s+/g, ' ');
    return [`${name} holds '${what}' of the first church: …${around}…`];
  });
}
