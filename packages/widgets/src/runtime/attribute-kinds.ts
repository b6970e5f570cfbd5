import type { Attribute } from './attributes.ts';

/** One of a few words; the first is the default. */
export function choice<const Option extends string>(
  options: readonly [Option, ...Option[]],
): Attribute<Option> {
  return {
    type: 'choice',
    default: options[0],
    options,
    expects: options.join(', '),
    parse: (text) => options.find((option) => option === text),
  };
}

/** Present or absent, like `disabled`. `open="false"` counts as absent: people write it. */
export const flag: Attribute<boolean> = {
  type: 'flag',
  default: false,
  expects: 'nada',
  parse: (text) => text !== 'false',
};

/** A colour as `#rgb` or `#rrggbb`. */
export const color: Attribute<string | undefined> = {
  type: 'color',
  default: undefined,
  expects: '#rrggbb',
  parse: (text) => (/^#([\da-f]{3}|[\da-f]{6})$/i.test(text) ? text : undefined),
};

/**
 * An http or https address in the browser's spelling, without a trailing slash.
 * @returns `undefined` for anything else, such as `javascript:`.
 */
export function webAddress(text: string): string | undefined {
  try {
    const { protocol, href } = new URL(text);
    return /^https?:$/.test(protocol) ? href.replace(/\/$/, '') : undefined;
  } catch {
    return undefined;
  }
}

/** A web address, http or https, without a trailing slash (server rule R17). */
export const address: Attribute<string | undefined> = {
  type: 'address',
  default: undefined,
  expects: 'https://…',
  parse: webAddress,
};

/** A whole number in a range, both ends included. */
export function wholeNumber(range: readonly [min: number, max: number], fallback: number): Attribute<number> {
  const [min, max] = range;
  return {
    type: 'number',
    default: fallback,
    range,
    expects: `${min} a ${max}`,
    parse: (text) => (/^\d+$/.test(text) && +text >= min && +text <= max ? +text : undefined),
  };
}

/** Attributes of every widget. */
export const commonAttributes = {
  theme: choice(['auto', 'light', 'dark']),
  accent: color,
  api: address,
};
