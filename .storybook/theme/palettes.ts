import { type Palette, palette as vitral } from '../../packages/content/src/palette.ts';
import { colours as faro } from '../../packages/test-kit/src/faro.ts';
import { createTheme } from '../../packages/ui/src/tokens/index.ts';

/** The palettes of the toolbar: ours, and that of the second church. */
export const palettes = {
  vitral: { title: 'Vitral', palette: vitral },
  faro: { title: 'Iglesia Faro', palette: faro as Palette },
} as const;

const sheet = new CSSStyleSheet();

/** Replaces the page's colour tokens by those of another palette; 'vitral' is what the style sheets say. */
export function applyPalette(name: unknown): void {
  const chosen = name === 'faro' ? createTheme(palettes.faro.palette).css : '';
  sheet.replaceSync(chosen);
  const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
  document.adoptedStyleSheets = chosen ? [...others, sheet] : others;
}
