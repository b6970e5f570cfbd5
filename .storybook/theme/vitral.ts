import { create, type ThemeVars } from 'storybook/theming';
import { church } from '../../packages/content/src/church.config.ts';
import { palette } from '../../packages/content/src/palette.ts';
import { logoRosette } from '../../packages/ui/src/rosette/crops.ts';
import { drawRosette } from '../../packages/ui/src/rosette/draw-rosette.ts';
import { darkTheme, lightTheme } from '../../packages/ui/src/tokens/themes.ts';

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
  const colors = scheme === 'dark' ? darkTheme(palette) : lightTheme(palette);
  return create({
    base: scheme,
    brandTitle: 'Vitral, the design system of Ministerio Juvenil',
    brandImage: brandImage(colors.text),
    brandUrl: siteUrl || './',
    brandTarget: siteUrl ? '_blank' : '_self',
    fontBase: '"Figtree Variable", system-ui, sans-serif',
    fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    colorPrimary: colors.accent,
    colorSecondary: colors['action-text'],
    appBg: colors['surface-sunken'],
    appContentBg: colors.ground,
    appPreviewBg: colors.ground,
    appHoverBg: colors['action-soft'],
    appBorderColor: colors.border,
    appBorderRadius: 8,
    textColor: colors.text,
    textInverseColor: colors.ground,
    textMutedColor: colors['text-muted'],
    barBg: colors.surface,
    barTextColor: colors['text-muted'],
    barHoverColor: colors['action-text'],
    barSelectedColor: colors['action-text'],
    buttonBg: colors.surface,
    buttonBorder: colors['border-strong'],
    booleanBg: colors['surface-sunken'],
    booleanSelectedBg: colors['surface-raised'],
    inputBg: colors.surface,
    inputBorder: colors['border-strong'],
    inputTextColor: colors.text,
    inputBorderRadius: 8,
  });
}
