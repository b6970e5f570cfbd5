/** Kinds of token values, and how CSS writes each. */

/** A length in CSS pixels or in the reader's own text size. */
export interface Length {
  readonly kind: 'length';
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** A length that follows the text it is set on: `em`, or `ch`, the width of its figures. */
export interface TextLength {
  readonly kind: 'text-length';
  readonly value: number;
  readonly unit: 'em' | 'ch';
}

/** A size that grows with the viewport, `min` below its range and `max` above it, in rem. */
export interface Fluid {
  readonly kind: 'fluid';
  readonly min: number;
  readonly max: number;
  /** Widths of the viewport in px at which `min` ends and `max` begins. */
  readonly viewport: readonly [from: number, to: number];
}

/** A length that another token multiplies. */
export interface Scaled {
  readonly kind: 'scaled';
  readonly length: Length | Alias;
  /** Name of a token that is a number. */
  readonly by: string;
}

/** The value of another token. */
export interface Alias {
  readonly kind: 'alias';
  /** The other token's name. */
  readonly to: string;
}

/** The value of a colour that themes are mixed from: it has no custom property, so that CSS gets its value. */
export interface BaseAlias {
  readonly kind: 'base';
  /** Name of its token. */
  readonly to: string;
  readonly color: Color;
}

/** A colour in sRGB. */
export interface Color {
  readonly kind: 'color';
  /** `#rrggbb`. */
  readonly hex: string;
  /** 0 to 1. */
  readonly alpha: number;
  /** Colours that it was mixed from, where a theme mixed it. */
  readonly mix?: { readonly from: string; readonly to: string; readonly amount: number };
}

/** One layer of a shadow; lengths in px. */
export interface ShadowLayer {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: Color;
}

/** A text style: names of tokens, and a letter spacing. */
export interface Typography {
  readonly kind: 'typography';
  readonly fontFamily: string;
  readonly fontSize: string;
  readonly fontWeight: string;
  readonly lineHeight: string;
  readonly letterSpacing: Length;
}

/** Value of a token. */
export type Value =
  | Length
  | TextLength
  | Fluid
  | Scaled
  | Alias
  | BaseAlias
  | Color
  | Typography
  | { readonly kind: 'shadow'; readonly layers: readonly ShadowLayer[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'weight'; readonly value: number }
  | { readonly kind: 'duration'; readonly ms: number }
  | { readonly kind: 'easing'; readonly points: readonly [x1: number, y1: number, x2: number, y2: number] }
  | { readonly kind: 'family'; readonly names: readonly string[] };

/** A token: its value and, in Spanish, what it is for. */
export interface Token {
  readonly value: Value;
  readonly purpose: string;
  /** The theme of the page alone decides it: a nested theme leaves it as it is. */
  readonly pageOnly?: true;
}

/** Tokens by name: that of their custom property without the dashes before it. */
export type TokenSet = Readonly<Record<string, Token>>;

const ROOT_PX = 16;
const decimals = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/**
 * A fluid size as `clamp()`. Its line is rounded to two decimals, at most 0.15 px between its ends; the ends are exact.
 */
function clamp({ min, max, viewport: [from, to] }: Fluid): string {
  const slope = ((max - min) * ROOT_PX) / (to - from);
  const start = min - (slope * from) / ROOT_PX;
  return `clamp(${min}rem, ${decimals(start, 2)}rem + ${decimals(slope * 100, 2)}vw, ${max}rem)`;
}

const pixels = (value: number) => (value === 0 ? '0' : `${value}px`);
const shortHex = (hex: string) => hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

function colorCss({ hex, alpha }: Color): string {
  if (alpha === 1) return shortHex(hex);
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(' ')} / ${Math.round(alpha * 100)}%)`;
}

function layerCss({ x, y, blur, spread, color }: ShadowLayer): string {
  const lengths = [x, y, blur, ...(spread === 0 ? [] : [spread])];
  return `${lengths.map(pixels).join(' ')} ${colorCss(color)}`;
}

const generic = new Set(['system-ui', 'sans-serif']);

/** A value as CSS writes it. */
export function cssValue(value: Value): string {
  switch (value.kind) {
    case 'length':
    case 'text-length':
      return `${value.value}${value.unit}`;
    case 'fluid':
      return clamp(value);
    case 'scaled':
      return `calc(${cssValue(value.length)} * var(--${value.by}))`;
    case 'alias':
      return `var(--${value.to})`;
    case 'base':
      return colorCss(value.color);
    case 'color':
      return colorCss(value);
    case 'shadow':
      return value.layers.map(layerCss).join(', ');
    case 'duration':
      return `${value.ms}ms`;
    case 'easing':
      return `cubic-bezier(${value.points.join(', ')})`;
    case 'typography':
      throw new Error(
        `A text style has no single CSS value; use var(--${value.fontSize}) and its neighbours.`,
      );
    case 'family':
      return value.names.map((name) => (generic.has(name) ? name : `"${name}"`)).join(', ');
    default:
      return String(value.value);
  }
}
