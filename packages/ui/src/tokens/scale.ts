/** Sizes, type, motion and stacking: what no theme changes. */
import type { Fluid, Length, TextLength, TokenSet, Value } from './values.ts';

const rem = (value: number): Length => ({ kind: 'length', value, unit: 'rem' });
const px = (value: number): Length => ({ kind: 'length', value, unit: 'px' });
const em = (value: number): TextLength => ({ kind: 'text-length', value, unit: 'em' });
const number = (value: number): Value => ({ kind: 'number', value });
const weight = (value: number): Value => ({ kind: 'weight', value });
const ms = (value: number): Value => ({ kind: 'duration', ms: value });
const family = (...names: string[]): Value => ({ kind: 'family', names });

/** Widths of the viewport in px between which sizes grow. */
const viewport = [360, 1280] as const;

/** Sizes that end elsewhere were rounded before they were data; with the range above they would move by up to 0.16 px. */
const fluid = (min: number, max: number, range: Fluid['viewport'] = viewport): Fluid => ({
  kind: 'fluid',
  min,
  max,
  viewport: range,
});

/** Steps of space in multiples of 4 px. */
const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 28] as const;

const space: TokenSet = {
  ...Object.fromEntries(
    steps.map((step) => [`space-${step}`, { value: rem(step / 4), purpose: `${step * 4} px of space` }]),
  ),
  'space-section': {
    value: fluid(4, 7, [400, 1200]),
    purpose: 'Above and below a section of a public page',
  },
  'space-gutter': { value: fluid(1, 3, [343, 1257]), purpose: 'At the sides of the page' },
};

const shape: TokenSet = {
  'radius-sm': { value: rem(0.5), purpose: 'Rows, tabs, menu items' },
  'radius-md': { value: rem(0.75), purpose: 'Fields, notices, menus' },
  'radius-lg': { value: rem(1.25), purpose: 'Cards and dialogs' },
  'radius-pill': { value: px(999), purpose: 'Buttons' },
};

const fonts: TokenSet = {
  'font-heading': {
    value: family('Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', 'system-ui', 'sans-serif'),
    purpose: 'Headings and large figures',
  },
  'font-text': {
    value: family('Figtree Variable', 'Figtree Fallback', 'system-ui', 'sans-serif'),
    purpose: 'Everything else',
  },
  'weight-normal': { value: weight(400), purpose: 'Body text' },
  'weight-medium': { value: weight(500), purpose: 'Links, names in tables and lists' },
  'weight-bold': { value: weight(600), purpose: 'Buttons, field labels, table headers' },
  'weight-heading': { value: weight(700), purpose: 'Headings' },
};

/** Letter spacing of headings in em. */
const TIGHT = -0.025;

const text: TokenSet = {
  'text-xs': { value: rem(0.8125), purpose: 'Captions, badges, small capitals' },
  'text-sm': { value: rem(0.9375), purpose: 'Hints, notices, tables' },
  'text-md': { value: fluid(1.0625, 1.125), purpose: 'Body text' },
  'text-lg': { value: fluid(1.1875, 1.3125), purpose: 'Lead paragraphs, large buttons' },
  'text-xl': { value: fluid(1.375, 1.625, [345, 1254]), purpose: 'Titles of cards and dialogs' },
  'text-2xl': { value: fluid(1.625, 2.125), purpose: 'Headings of subsections, figures' },
  'text-3xl': { value: fluid(2, 3), purpose: 'Headings of sections' },
  'text-4xl': { value: fluid(2.75, 5.25, [357, 1276]), purpose: 'The largest heading of a page' },
  'line-tight': { value: number(1.06), purpose: 'Headings' },
  'line-snug': {
    value: number(1.3),
    purpose: 'Labels, notices, rows: text of two lines at most',
  },
  'line-normal': { value: number(1.6), purpose: 'Body text' },
  'tracking-tight': { value: em(TIGHT), purpose: 'Headings, large figures' },
  'tracking-wide': { value: em(0.09), purpose: 'Small capitals above a heading, nothing else' },
};

const motion: TokenSet = {
  'motion-fast': {
    value: ms(150),
    purpose: 'Feedback on input: hover, focus, a switch',
  },
  'motion-normal': {
    value: ms(250),
    purpose: 'What opens and closes: menus, dialogs, an accordion panel',
  },
  'ease-out': {
    value: { kind: 'easing', points: [0.22, 0.8, 0.3, 1] },
    purpose: 'For both durations: fast at first, then settling',
  },
};

const layers: TokenSet = {
  'z-sticky': {
    value: number(10),
    purpose: 'What stays at the edge of a scrolling page: headers of site and table',
  },
  'z-overlay': { value: number(100), purpose: 'What floats over the page: the FAQ button, menus' },
  'z-toast': { value: number(1000), purpose: 'Toasts, above everything else' },
};

const sizes: TokenSet = {
  density: { value: number(1), purpose: 'Factor for touch targets and table rows' },
  'size-icon': { value: em(1.25), purpose: 'An icon beside its word' },
  'size-form': { value: rem(40), purpose: 'The greatest width of a form' },
  'size-select': { value: rem(20), purpose: 'The greatest width of a select, but on a phone' },
  measure: {
    value: { kind: 'text-length', value: 68, unit: 'ch' },
    purpose: 'The longest line of text',
  },
  container: { value: rem(72), purpose: 'The greatest width of the content of a page' },
  'focus-width': { value: px(3), purpose: 'Thickness of the focus ring' },
  'focus-offset': { value: px(2), purpose: 'Gap between an element and its focus ring' },
};

/** Tokens that the density multiplies; text and gaps keep their size. */
export const denseTokens: TokenSet = {
  'space-row': {
    value: { kind: 'scaled', length: { kind: 'alias', to: 'space-2' }, by: 'density' },
    purpose: 'Above and below the text of a table row',
  },
  'size-control': {
    value: { kind: 'scaled', length: rem(2.75), by: 'density' },
    purpose: 'Height of a touch target',
  },
};

/** Everything else, in the order of the style sheet. */
export const scaleTokens: TokenSet = {
  ...space,
  ...shape,
  ...fonts,
  ...text,
  ...motion,
  ...layers,
  ...sizes,
};

/** A text style for drawing tools, which know no cascade: letter spacing is that of the largest size. */
function typography(size: string, heading: boolean, largest: number): Value {
  const tracking = heading ? TIGHT : 0;
  return {
    kind: 'typography',
    fontFamily: heading ? 'font-heading' : 'font-text',
    fontSize: size,
    fontWeight: heading ? 'weight-heading' : 'weight-normal',
    lineHeight: heading ? 'line-tight' : 'line-normal',
    letterSpacing: rem(Number((tracking * largest).toFixed(4))),
  };
}

/** Text styles by size: from `xl` on in the font of headings. They have no custom property. */
export const typographyTokens: TokenSet = Object.fromEntries(
  Object.entries(text).flatMap(([name, { value, purpose }]) => {
    if (value.kind !== 'length' && value.kind !== 'fluid') return [];
    const largest = value.kind === 'fluid' ? value.max : value.value;
    const style = typography(name, name.endsWith('xl'), largest);
    return [[name.replace('text-', 'typography-'), { value: style, purpose }]];
  }),
);

/** Values that `data-density` sets on an element for its descendants. */
export const densities = {
  compact: { value: number(0.82), purpose: 'Long tables used with a mouse; a touch screen keeps 44 px' },
  roomy: { value: number(1.2), purpose: 'A tablet at the door' },
} as const satisfies TokenSet;

const like = (to: string): Value => ({ kind: 'alias', to });

/** Changes by `prefers-contrast: more`, in both themes. */
export const moreContrastTokens: TokenSet = {
  'color-text-muted': { value: like('color-text'), purpose: 'With more contrast: the same as text' },
  'color-on-night-muted': { value: like('color-on-night'), purpose: 'With more contrast: the same as text' },
  'color-border': {
    value: like('color-border-strong'),
    purpose: 'With more contrast: the same as the border of a control',
  },
  'color-accent-text': { value: like('color-text'), purpose: 'With more contrast: the same as text' },
  'focus-width': { value: px(4), purpose: 'With more contrast: a thicker ring' },
};

/** Forced colours replace the values of boxes; rings, edges and drawings, which they leave alone, take these. */
export const forcedColors: Readonly<Record<string, string>> = {
  'color-night': 'Canvas',
  'color-on-night': 'CanvasText',
  'color-surface-sunken': 'Canvas',
  'color-text': 'CanvasText',
  'color-focus': 'Highlight',
  'color-border': 'CanvasText',
  'color-border-strong': 'CanvasText',
};

/** Changes by `prefers-reduced-motion: reduce`. */
export const lessMotionTokens: TokenSet = {
  'motion-fast': { value: ms(0.01), purpose: 'With reduced motion: no time at all' },
  'motion-normal': { value: ms(0.01), purpose: 'With reduced motion: no time at all' },
};
