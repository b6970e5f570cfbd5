import { createTheme } from '../packages/ui/src/tokens/index.ts';
import { palettes } from './theme/palettes.ts';

const { css } = createTheme(palettes.faro.palette);
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const CLEAR = 'rgba(0, 0, 0, 0)';
const COLOR = /(?:rgba?|hsla?|color|(?:ok)?l(?:ab|ch))\([^()]*\)/g;
const colorsIn = (value: string): readonly string[] => value.match(COLOR) ?? [];

/** Painted elements of a drawing; a group and the drawing itself paint nothing, and a straight line has no inside. */
const SHAPES = 'path, circle, ellipse, rect, polyline, polygon, text, tspan';
const LINES = `${SHAPES}, line`;
const sides = ['top', 'right', 'bottom', 'left'] as const;

let known: ReadonlySet<string> | undefined;

/** Every colour that the tokens have in either theme, on the page and in a part of it, as the browser computes it. */
function tokenColors(): ReadonlySet<string> {
  if (known) return known;
  const names = [...new Set(css.match(/--(?:color|shadow)-[\w-]+(?=:)/g))];
  const probe = document.createElement('div');
  document.body.append(probe);
  const root = document.documentElement;
  const current = root.dataset.theme;
  const found = ['light', 'dark'].flatMap((theme) => {
    root.dataset.theme = theme;
    return ['light', 'dark'].flatMap((nested) => {
      probe.dataset.theme = nested;
      return names.flatMap((name) => {
        probe.style.setProperty(name.startsWith('--color') ? 'color' : 'box-shadow', `var(${name})`);
        const { color, boxShadow } = getComputedStyle(probe);
        return [...colorsIn(color), ...colorsIn(boxShadow)];
      });
    });
  });
  probe.remove();
  root.dataset.theme = current ?? 'light';
  known = new Set([CLEAR, ...found]);
  return known;
}

/** Colours that an element paints, by property. */
function painted(
  style: CSSStyleDeclaration,
  element: Element,
): (readonly [property: string, value: string])[] {
  const lines = [
    ...sides.map((side) => [`border-${side}`, style.getPropertyValue(`border-${side}-width`)] as const),
    ['outline', style.outlineStyle === 'none' ? '0px' : style.outlineWidth] as const,
    ['column-rule', style.columnRuleStyle === 'none' ? '0px' : style.columnRuleWidth] as const,
  ];
  const names = [
    'color',
    'background-color',
    'background-image',
    'box-shadow',
    'text-shadow',
    ...lines.filter(([, width]) => width !== '0px').map(([name]) => `${name}-color`),
    ...(style.textDecorationLine === 'none' ? [] : ['text-decoration-color']),
    ...(element.matches(SHAPES) ? ['fill'] : []),
    ...(element.matches(LINES) ? ['stroke'] : []),
  ];
  return names.flatMap((name) =>
    colorsIn(style.getPropertyValue(name)).map((value) => [name, value] as const),
  );
}

/**
 * Checks that a story under the second church's palette has no colour but those of its tokens: what is written in a
 * component instead of taken from a token stays the first church's. Looks at what is visible, its `::before` and
 * `::after`. Pictures are none of it, and neither is what widgets have in their shadow: their bundle has its church's
 * colours in it, and `second-church` of `npm test` builds it anew.
 * @throws Error that names every element with another colour.
 */
export function checkOtherPalette(): void {
  const elements = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  try {
    const allowed = tokenColors();
    const wrong = elements.flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && ['none', 'normal'].includes(style.content)) return [];
        return painted(style, element)
          .filter(([, value]) => !allowed.has(value))
          .map(([name, value]) => `${name}: ${value} on ${element.outerHTML.slice(0, 120)}${pseudo ?? ''}`);
      }),
    );
    if (wrong.length > 0) throw new Error(`Colours of no token:\n${wrong.slice(0, 20).join('\n')}`);
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}
