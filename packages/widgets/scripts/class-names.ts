import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** Marks names that {@link shortenNames} may replace in script and styles alike. */
const MARK = 'mj_';

/** Class of the element that stands for `:root` inside a shadow root. */
export const GROUND = `${MARK}ground`;

/** Names a CSS Module's class; the same file and class always get the same name. @param file - absolute. */
export function markedClass(name: string, file: string): string {
  if (name === 'Ground' && basename(file).startsWith('ground.module.css')) return GROUND;
  const hash = createHash('sha256')
    .update(`${basename(file).replace(/\?.*$/, '')}/${name}`)
    .digest('hex');
  return `${MARK}${hash.slice(0, 8)}`;
}

/** Every marked class in a text. */
export function markedIn(text: string): Set<string> {
  return new Set(text.match(/mj_\w+/g));
}

/** Gives every marked class and every private custom property of the styles the shortest name. */
export function shortenNames(script: string, css: string): { script: string; css: string } {
  const classes = shortNames([...markedIn(css)], (index) => letters(index));
  const properties = shortNames(
    [...new Set(css.match(/--[\w-]+/g))].filter((name) => !name.startsWith('--ministerio-')),
    // A prefix, because a page's own custom properties are inherited into the shadow root.
    (index) => `--mj${letters(index)}`,
  );
  const shorten = (text: string) =>
    text
      .replace(/mj_\w+/g, (name) => classes.get(name) ?? '')
      .replace(/--[a-z][\w-]*/g, (name) => properties.get(name) ?? name);
  return { script: shorten(script), css: shorten(css) };
}

function shortNames(names: readonly string[], nameOf: (index: number) => string): Map<string, string> {
  return new Map(names.map((name, index) => [name, nameOf(index)]));
}

/** 0 is `a`, 25 `z`, 26 `ba`: never a digit first. */
function letters(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(97 + (index % 26));
}
