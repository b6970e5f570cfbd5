import { hexOf } from '../color-math.ts';
import type { BaseAlias, Color, Fluid, Length, ShadowLayer, Token, Value } from '../values.ts';
import { at, isRecord, type JsonObject, list, number, oneOf, record, text } from './json.ts';
import { EXTENSION } from './write-tokens.ts';

/** Tokens as they are in the files, by name: where aliases may lead. */
export type Known = ReadonlyMap<string, JsonObject>;

/** `{space.2}` as the name of a token. */
function aliasName(value: unknown, known: Known): string {
  const match = /^\{([^{}]+)\}$/.exec(text(value));
  if (!match) throw new Error(`'${text(value)}' is no alias of the form {group.token}`);
  const name = (match[1] ?? '').replace('.', '-');
  if (!known.has(name)) throw new Error(`its alias leads to '${name}', which no file has`);
  return name;
}

function length(value: unknown): Length {
  return { kind: 'length', value: number(at(value, 'value')), unit: oneOf(at(value, 'unit'), ['px', 'rem']) };
}

function inUnit(value: unknown, unit: Length['unit']): number {
  const found = length(value);
  if (found.unit !== unit) throw new Error(`${found.value}${found.unit} must be in ${unit}`);
  return found.value;
}

function channel(value: unknown): number {
  const part = number(value);
  if (part < 0 || part > 1) throw new Error(`the component ${part} is not between 0 and 1`);
  return part * 255;
}

function color(value: unknown): Color {
  oneOf(at(value, 'colorSpace'), ['srgb']);
  const components = list(at(value, 'components'));
  if (components.length !== 3) throw new Error(`a colour in sRGB has 3 components, not ${components.length}`);
  const hex = hexOf(components.map(channel));
  const given = at(value, 'hex');
  if (given !== undefined && text(given).toLowerCase() !== hex) {
    throw new Error(`its components are ${hex} and its hex is ${text(given)}`);
  }
  return { kind: 'color', hex, alpha: number(at(value, 'alpha')) };
}

function baseAlias(value: unknown, known: Known): BaseAlias {
  const to = aliasName(value, known);
  return { kind: 'base', to, color: color(known.get(to)?.$value) };
}

function fluid(value: unknown, largest: unknown): Fluid {
  const viewport = at(value, 'viewport');
  const max = inUnit(at(value, 'max'), 'rem');
  if (inUnit(largest, 'rem') !== max) throw new Error('$value of a fluid size must be its largest');
  const ends = [inUnit(at(viewport, 'min'), 'px'), inUnit(at(viewport, 'max'), 'px')] as const;
  return { kind: 'fluid', min: inUnit(at(value, 'min'), 'rem'), max, viewport: ends };
}

function layer(value: unknown): ShadowLayer {
  return {
    x: inUnit(at(value, 'offsetX'), 'px'),
    y: inUnit(at(value, 'offsetY'), 'px'),
    blur: inUnit(at(value, 'blur'), 'px'),
    spread: inUnit(at(value, 'spread'), 'px'),
    color: color(at(value, 'color')),
  };
}

function easing(value: unknown): Value {
  const [x1, y1, x2, y2] = list(value).map(number);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) {
    throw new Error('an easing has 4 numbers');
  }
  return { kind: 'easing', points: [x1, y1, x2, y2] };
}

function dimension($value: unknown, ours: JsonObject, known: Known): Value {
  if ('fluid' in ours) return fluid(ours.fluid, $value);
  if (!('times' in ours)) return length($value);
  const base = isRecord($value) ? length($value) : { kind: 'alias' as const, to: aliasName($value, known) };
  return { kind: 'scaled', length: base, by: aliasName(ours.times, known) };
}

function readValue($type: unknown, $value: unknown, ours: JsonObject, known: Known): Value {
  switch ($type) {
    case undefined:
      return { kind: 'alias', to: aliasName($value, known) };
    case 'color':
      return isRecord($value) ? color($value) : baseAlias($value, known);
    case 'dimension':
      return dimension($value, ours, known);
    case 'shadow':
      return { kind: 'shadow', layers: list($value).map(layer) };
    case 'number':
      return 'unit' in ours
        ? { kind: 'text-length', value: number($value), unit: oneOf(ours.unit, ['em', 'ch']) }
        : { kind: 'number', value: number($value) };
    case 'fontWeight':
      return { kind: 'weight', value: number($value) };
    case 'duration':
      oneOf(at($value, 'unit'), ['ms']);
      return { kind: 'duration', ms: number(at($value, 'value')) };
    case 'cubicBezier':
      return easing($value);
    case 'fontFamily':
      return { kind: 'family', names: list($value).map(text) };
    default:
      throw new Error(`no token here is of the type '${String($type)}'`);
  }
}

/**
 * A token of a file.
 * @param json - the token's object.
 * @param known - every token that an alias may lead to.
 * @throws Error - a value, unit or alias is not what these tokens have.
 */
export function readToken(json: JsonObject, known: Known): Token {
  const ours = record(record(json.$extensions ?? {})[EXTENSION] ?? {});
  return {
    value: readValue(json.$type, json.$value, ours, known),
    purpose: text(json.$description),
    ...(ours.pageOnly === true && { pageOnly: true }),
  };
}
