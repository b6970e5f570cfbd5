import type { Attribute } from './attributes.ts';
import { webAddress } from './web-address.ts';

/** What every kind of attribute says about itself. */
interface Described {
  /** One Spanish sentence for the documentation. */
  readonly description: string;
}

/** One of a few words; the first is the default. */
export function choice<const Option extends string>({
  options,
  description,
}: Described & { readonly options: readonly [Option, ...Option[]] }): Attribute<Option> {
  return {
    type: 'choice',
    default: options[0],
    description,
    options,
    expects: options.join(', '),
    parse: (text) => options.find((option) => option === text),
  };
}

/** There or not, like `disabled`. `open="false"` counts as not there: people write it. */
export function flag({ description }: Described): Attribute<boolean> {
  return {
    type: 'flag',
    default: false,
    description,
    expects: 'nada',
    parse: (text) => text !== 'false',
  };
}

/** A colour as `#rgb` or `#rrggbb`. */
export function color({ description }: Described): Attribute<string | undefined> {
  return {
    type: 'color',
    default: undefined,
    description,
    expects: '#rrggbb',
    parse: (text) => (/^#([\da-f]{3}|[\da-f]{6})$/i.test(text) ? text : undefined),
  };
}

/** A web address, http or https, without a closing slash (server rule R17). */
export function address({ description }: Described): Attribute<string | undefined> {
  return {
    type: 'address',
    default: undefined,
    description,
    expects: 'https://…',
    parse: webAddress,
  };
}

/** A whole number between two others. */
export function wholeNumber({
  range,
  fallback,
  description,
}: Described & { readonly range: readonly [number, number]; readonly fallback: number }): Attribute<number> {
  const [min, max] = range;
  return {
    type: 'number',
    default: fallback,
    description,
    range,
    expects: `${min} a ${max}`,
    parse: (text) => (/^\d+$/.test(text) && +text >= min && +text <= max ? +text : undefined),
  };
}
