import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { useToolbarGlobals } from './globals.ts';
import { applyPalette } from './palettes.ts';
import { vitralTheme } from './vitral.ts';

/** The frame of every documentation page, in the theme and palette of the toolbar. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { theme, palette } = useToolbarGlobals();
  const scheme = theme === 'dark' ? 'dark' : 'light';
  useEffect(() => {
    document.documentElement.dataset.theme = scheme;
    applyPalette(palette);
  }, [scheme, palette]);
  return (
    <DocsContainer {...props} theme={vitralTheme(scheme)}>
      {children}
    </DocsContainer>
  );
}
