import { create, type ThemeVars } from 'storybook/theming';
import { church } from '../../packages/content/src/index.ts';
import { palette } from '../../packages/content/src/palette.ts';
import { logoRosette } from '../../packages/ui/src/rosette/crops.ts';
import { drawRosette } from '../../packages/ui/src/rosette/draw-rosette.ts';
import { colorHex } from '../../packages/ui/src/tokens/contrast-pairs.ts';
import type { ColorRole } from '../../packages/ui/src/tokens/themes.ts';

/** The reader's choice in the toolbar. */
export type Scheme = 'light' | 'dark';

/** The rosette and the system's name, as a picture: Storybook shows either a picture or a text. */
function brandImage(textColor: string): string {
  const rosette = drawRosette({ seed: church.rosetteSeed, palette, ...logoRosette });
  const name = `<text x="52" y="27" font-family="Figtree Variable,system-ui,sans-serif" font-size="20" font-weight="700" fill="${textColor}">Vitral</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="130" height="40" viewBox="0 0 130 40"><image width="40" height="40" href="data:image/svg+xml,${encodeURIComponent(rosette)}"/>${name}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Storybook's own frame and documentation in the colours of the design system.
 * @param scheme - as chosen in the toolbar.
 * @param siteUrl - where the mark leads; undefined leaves it without a link.
 */
export function vitralTheme(scheme: Scheme, siteUrl?: string): ThemeVars {
  const color = (role: ColorRole) => colorHex(role, scheme, palette);
  return create({
    base: scheme,
    brandTitle: 'Vitral, the design system of Ministerio Juvenil',
    brandImage: brandImage(color('text')),
    brandUrl: siteUrl || './',
    brandTarget: siteUrl ? '_blank' : '_self',
    fontBase: '"Figtree Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    colorPrimary: color('accent'),
    colorSecondary: color('action-text'),
    appBg: color('surface-sunken'),
    appContentBg: color('ground'),
    appPreviewBg: color('ground'),
    appHoverBg: color('action-soft'),
    appBorderColor: color('border'),
    appBorderRadius: 8,
    textColor: color('text'),
    textInverseColor: color('ground'),
    textMutedColor: color('text-muted'),
    barBg: color('surface'),
    barTextColor: color('text-muted'),
    barHoverColor: color('action-text'),
    barSelectedColor: color('action-text'),
    buttonBg: color('surface'),
    buttonBorder: color('border-strong'),
    booleanBg: color('surface-sunken'),
    booleanSelectedBg: color('surface-raised'),
    inputBg: color('surface'),
    inputBorder: color('border-strong'),
    inputTextColor: color('text'),
    inputBorderRadius: 8,
  });
}
