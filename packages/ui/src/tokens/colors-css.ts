import type { Palette } from '@ministerio/content';
import { type ColorRole, darkTheme, glass, lightTheme, shadows, type ThemeColors } from './themes.ts';

const origin =
  '/* Written by packages/ui/scripts/tokens.ts from the palette in packages/content and themes.ts. */';
const prefersDark = '@media (prefers-color-scheme: dark)';

/**
 * The bars and the hero keep the page's night: a night section inside a light page is a nested dark
 * theme, and must not become darker than the footer below it.
 */
const pageOnly: ReadonlySet<string> = new Set<ColorRole>(['night', 'on-night', 'on-night-muted']);

type Values = Readonly<Record<string, string>>;

function declarations(values: Values, prefix: string): string[] {
  return Object.entries(values).map(([name, value]) => `--${prefix}${name}: ${short(value)};`);
}

function short(value: string): string {
  return value.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}

function rule(selectors: readonly string[], lines: readonly string[]): string {
  return `${selectors.join(',\n')} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

function pick(colors: ThemeColors, keep: (role: string) => boolean): Values {
  return Object.fromEntries(Object.entries(colors).filter(([role]) => keep(role)));
}

function themeLines(palette: Palette, scheme: 'light' | 'dark', colors: Values): string[] {
  return [
    `color-scheme: ${scheme};\n`,
    ...declarations(colors, 'color-'),
    ...declarations(shadows(palette, scheme), ''),
  ];
}

/**
 * The style sheet with every colour token. The dark values are written twice because no selector means
 * both 'the system is dark' and 'the reader chose dark'.
 * @param palette - the church's colours.
 */
export function colorsCss(palette: Palette): string {
  const light = lightTheme(palette);
  const dark = darkTheme(palette);
  const nested = (role: string) => !pageOnly.has(role);
  const page = (role: string) => pageOnly.has(role);
  const rules = [
    rule([':root', ':host', "[data-theme='light']"], themeLines(palette, 'light', pick(light, nested))),
    rule([':root', ':host'], declarations(pick(light, page), 'color-')),
    `${prefersDark} {\n${rule(
      [":root:not([data-theme='light'])", ":host(:not([data-theme='light']))"],
      themeLines(palette, 'dark', dark),
    )}\n}`,
    rule(
      ["[data-theme='dark']", ":host([data-theme='dark'])"],
      themeLines(palette, 'dark', pick(dark, nested)),
    ),
    rule(
      [":root[data-theme='dark']", ":host([data-theme='dark'])"],
      declarations(pick(dark, page), 'color-'),
    ),
    // A dialog's ::backdrop inherits nothing in Chrome before 122, Safari before 17.4, Firefox before 120.
    rule([':root', ':host', '::backdrop'], declarations(glass(palette), 'color-')),
  ];
  return `${origin}\n@layer tokens {\n${rules.join('\n\n')}\n}\n`;
}
