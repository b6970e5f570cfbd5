import type { EmblemName, Palette } from '@ministerio/content/types';
import { contrast, mix, thicker } from '../../tokens/color-math.ts';
import { colorHex } from '../../tokens/contrast-pairs.ts';
import type { ThemeName } from '../../tokens/themes.ts';
import { emblems } from './emblems.ts';
import { emblemGlass } from './glass.ts';

/** Grounds of a chart. */
const GROUNDS = ['ground', 'surface', 'surface-sunken', 'surface-raised'] as const;
/** WCAG 2.2 AA for graphics. */
const MIN_CONTRAST = 3;
/** The same glass, thinner for the dark theme and thicker for the light one, in steps too small to see. */
const STEPS = Array.from({ length: 50 }, (_, index) => index / 50);
const THINNEST = 0.3;
const THICKEST = 5;

const emblemNames = Object.keys(emblems) as EmblemName[];
const brightness = (color: string) => contrast(color, '#000000');

/** The middle tone of the field behind an emblem's symbol: the subject's colour. */
export function emblemTone(name: EmblemName, palette: Palette): string {
  const { field } = emblems[name](emblemGlass(palette));
  const tones = [...field].sort((one, other) => brightness(one) - brightness(other));
  return tones[Math.floor((tones.length - 1) / 2)] ?? field[0];
}

/** A subject's colour in charts: its tone, of thinner or thicker glass where 3:1 to every ground of the theme asks for it. */
function emblemColor(name: EmblemName, theme: ThemeName, palette: Palette): string {
  const tone = emblemTone(name, palette);
  const end = theme === 'dark' ? THINNEST : THICKEST;
  // Glass of one pure colour never gets light enough by being thin.
  const mixed = theme === 'dark' ? palette.papel : palette.noche;
  const tries = [
    ...STEPS.map((step) => thicker(tone, 1 + (end - 1) * step)),
    ...STEPS.map((step) => mix(thicker(tone, end), mixed, step)),
  ];
  const grounds = GROUNDS.map((ground) => colorHex(ground, theme, palette));
  return tries.find((color) => grounds.every((ground) => contrast(color, ground) >= MIN_CONTRAST)) ?? mixed;
}

/** Every subject's colour in charts in a theme. */
export function emblemColors(theme: ThemeName, palette: Palette): Readonly<Record<EmblemName, string>> {
  const colors = emblemNames.map((name) => [name, emblemColor(name, theme, palette)]);
  return Object.fromEntries(colors) as Record<EmblemName, string>;
}

/**
 * The style sheet that gives what stands for a subject its colour: `--color-subject` on an element with
 * `data-emblem="jovenes"`. Apart from the other tokens, as public pages draw no charts.
 */
export function emblemSheet(palette: Palette): string {
  const rule = (selectors: string, theme: ThemeName) => {
    const lines = Object.entries(emblemColors(theme, palette)).map(
      ([name, color]) => `  --color-emblem-${name}: ${color};`,
    );
    return `${selectors} {\n${lines.join('\n')}\n}`;
  };
  const subjects = emblemNames.map(
    (name) => `[data-emblem='${name}'] {\n  --color-subject: var(--color-emblem-${name});\n}`,
  );
  const rules = [
    rule(":root,\n:host,\n[data-theme='light']", 'light'),
    `@media (prefers-color-scheme: dark) {\n${rule(":root:not([data-theme='light']),\n:host(:not([data-theme='light']))", 'dark')}\n}`,
    rule("[data-theme='dark'],\n:host([data-theme='dark'])", 'dark'),
    ...subjects,
  ];
  return `@layer tokens {\n${rules.join('\n\n')}\n}\n`;
}
