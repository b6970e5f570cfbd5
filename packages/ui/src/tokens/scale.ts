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
    steps.map((step) => [`space-${step}`, { value: rem(step / 4), purpose: `${step * 4} px de espacio` }]),
  ),
  'space-section': {
    value: fluid(4, 7, [400, 1200]),
    purpose: 'Encima y debajo de una sección de una página pública',
  },
  'space-gutter': { value: fluid(1, 3, [343, 1257]), purpose: 'A los lados de la página' },
};

const shape: TokenSet = {
  'radius-sm': { value: rem(0.5), purpose: 'Filas, pestañas, entradas de menús' },
  'radius-md': { value: rem(0.75), purpose: 'Campos, avisos, menús' },
  'radius-lg': { value: rem(1.25), purpose: 'Tarjetas y diálogos' },
  'radius-pill': { value: px(999), purpose: 'Botones' },
};

const fonts: TokenSet = {
  'font-heading': {
    value: family('Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', 'system-ui', 'sans-serif'),
    purpose: 'Títulos y cifras grandes',
  },
  'font-text': {
    value: family('Figtree Variable', 'Figtree Fallback', 'system-ui', 'sans-serif'),
    purpose: 'Todo lo demás',
  },
  'weight-normal': { value: weight(400), purpose: 'Texto para leer' },
  'weight-medium': { value: weight(500), purpose: 'Enlaces, nombres en tablas y listas' },
  'weight-bold': { value: weight(600), purpose: 'Botones, etiquetas de campos, encabezados de tablas' },
  'weight-heading': { value: weight(700), purpose: 'Títulos' },
};

/** Letter spacing of headings in em. */
const TIGHT = -0.025;

const text: TokenSet = {
  'text-xs': { value: rem(0.8125), purpose: 'Leyendas, insignias, versalitas' },
  'text-sm': { value: rem(0.9375), purpose: 'Ayudas, avisos, tablas' },
  'text-md': { value: fluid(1.0625, 1.125), purpose: 'Texto para leer' },
  'text-lg': { value: fluid(1.1875, 1.3125), purpose: 'Introducciones, botones grandes' },
  'text-xl': { value: fluid(1.375, 1.625, [345, 1254]), purpose: 'Títulos de tarjetas y diálogos' },
  'text-2xl': { value: fluid(1.625, 2.125), purpose: 'Títulos de partes, cifras' },
  'text-3xl': { value: fluid(2, 3), purpose: 'Títulos de secciones' },
  'text-4xl': { value: fluid(2.75, 5.25, [357, 1276]), purpose: 'El título más grande de una página' },
  'line-tight': { value: number(1.06), purpose: 'Títulos' },
  'line-snug': {
    value: number(1.3),
    purpose: 'Etiquetas, avisos, filas: lo que ocupa dos líneas como mucho',
  },
  'line-normal': { value: number(1.6), purpose: 'Texto para leer' },
  'tracking-tight': { value: em(TIGHT), purpose: 'Títulos, cifras grandes' },
  'tracking-wide': { value: em(0.09), purpose: 'Versalitas encima de un título, nada más' },
};

const motion: TokenSet = {
  'motion-fast': {
    value: ms(150),
    purpose: 'Lo que responde a una pulsación: puntero encima, foco, un interruptor',
  },
  'motion-normal': {
    value: ms(250),
    purpose: 'Lo que aparece y desaparece: menús, diálogos, el panel de un acordeón',
  },
  'ease-out': {
    value: { kind: 'easing', points: [0.22, 0.8, 0.3, 1] },
    purpose: 'Para ambas duraciones: rápido al comienzo, después se asienta',
  },
};

const layers: TokenSet = {
  'z-sticky': {
    value: number(10),
    purpose: 'Lo que se queda en el borde mientras la página se mueve: el encabezado, el de una tabla',
  },
  'z-overlay': { value: number(100), purpose: 'Lo que flota sobre la página: el botón de preguntas, menús' },
  'z-toast': { value: number(1000), purpose: 'Mensajes, encima de todo' },
};

const sizes: TokenSet = {
  density: { value: number(1), purpose: 'Factor de lo que se toca con el dedo y de las filas de tablas' },
  'size-icon': { value: em(1.25), purpose: 'Un icono junto a su palabra' },
  measure: {
    value: { kind: 'text-length', value: 68, unit: 'ch' },
    purpose: 'La línea de texto más larga',
  },
  container: { value: rem(72), purpose: 'Lo más ancho que llega a ser el contenido de una página' },
  'focus-width': { value: px(3), purpose: 'Grosor del anillo alrededor de lo que tiene el foco' },
  'focus-offset': { value: px(2), purpose: 'Distancia de ese anillo' },
};

/** What the density multiplies; text and gaps keep their size. */
export const denseTokens: TokenSet = {
  'space-row': {
    value: { kind: 'scaled', length: { kind: 'alias', to: 'space-2' }, by: 'density' },
    purpose: 'Encima y debajo de una fila de tabla',
  },
  'size-control': {
    value: { kind: 'scaled', length: rem(2.75), by: 'density' },
    purpose: 'Alto de lo que se toca con el dedo',
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

/** What `data-density` sets on an element for what is inside. */
export const densities = {
  compact: { value: number(0.82), purpose: 'Tablas largas con ratón; una pantalla táctil conserva 44 px' },
  roomy: { value: number(1.2), purpose: 'Una tableta en la puerta' },
} as const satisfies TokenSet;

const like = (to: string): Value => ({ kind: 'alias', to });

/** What `prefers-contrast: more` changes, in both themes. */
export const moreContrastTokens: TokenSet = {
  'color-text-muted': { value: like('color-text'), purpose: 'Con más contraste: como el texto' },
  'color-on-night-muted': { value: like('color-on-night'), purpose: 'Con más contraste: como el texto' },
  'color-border': {
    value: like('color-border-strong'),
    purpose: 'Con más contraste: como el borde de un control',
  },
  'color-accent-text': { value: like('color-text'), purpose: 'Con más contraste: como el texto' },
  'focus-width': { value: px(4), purpose: 'Con más contraste: un anillo más grueso' },
};

/** Forced colours replace the values anyway; these are named so that rings and edges keep their places. */
export const forcedColors: Readonly<Record<string, string>> = {
  'color-focus': 'Highlight',
  'color-border': 'CanvasText',
  'color-border-strong': 'CanvasText',
  'shadow-card': '0 0 0 1px CanvasText',
  'shadow-raised': '0 0 0 1px CanvasText',
};

/** What `prefers-reduced-motion: reduce` changes. */
export const lessMotionTokens: TokenSet = {
  'motion-fast': { value: ms(0.01), purpose: 'Con menos movimiento: nada' },
  'motion-normal': { value: ms(0.01), purpose: 'Con menos movimiento: nada' },
};
