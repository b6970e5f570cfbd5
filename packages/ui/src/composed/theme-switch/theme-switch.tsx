import type { Theme } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { Glyph, moon, sun } from '../../primitives/icon/index.ts';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx';
import { applyTheme, currentTheme } from './theme.ts';
import styles from './theme-switch.module.css';

/** Props of {@link ThemeSwitch}. */
export interface ThemeSwitchProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** Called with the theme that the document has now. */
  onThemeChange?: ((theme: Theme) => void) | undefined;
}

/**
 * Changes between the light and the dark theme and remembers the choice in the cookie `tema`. It looks right
 * before any script runs: styles alone decide which of its two icons shows.
 */
export function ThemeSwitch({ onThemeChange, onClick, className, ...rest }: ThemeSwitchProps) {
  return (
    <IconButton
      data-component="ThemeSwitch"
      {...rest}
      label="Cambiar entre tema claro y oscuro"
      icon={
        <>
          <Glyph path={moon} className={styles.Moon} />
          <Glyph path={sun} className={styles.Sun} />
        </>
      }
      className={cx(styles.ThemeSwitch, className)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        const root = event.currentTarget.ownerDocument;
        const theme: Theme = currentTheme(root) === 'dark' ? 'light' : 'dark';
        applyTheme(root, theme);
        onThemeChange?.(theme);
      }}
    />
  );
}
