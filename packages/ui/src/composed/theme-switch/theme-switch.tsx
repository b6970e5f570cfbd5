import { type Theme, themeCookie } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { Glyph, moon, sun } from '../../primitives/icon/index.ts';
import { IconButton, type IconButtonProps } from '../../primitives/icon-button/icon-button.tsx';
import { themeSwitch as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './theme-switch.module.css';

export interface ThemeSwitchProps extends Omit<IconButtonProps, 'label' | 'icon'> {
  /** Called with the new theme. */
  onThemeChange?: ((theme: Theme) => void) | undefined;
}

/**
 * Changes between the light and the dark theme and remembers the choice in the cookie `tema`. CSS
 * alone selects its icon, so that it is right before any script runs. The new theme dawns, where the browser knows how to
 * fade a whole page and nobody asked for less motion.
 */
export function ThemeSwitch({ onThemeChange, onClick, className, ...rest }: ThemeSwitchProps) {
  const words = useWords(spanish);
  return (
    <IconButton
      data-component="ThemeSwitch"
      {...rest}
      label={words.label}
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

/** The document's current theme. */
function currentTheme(root: Document): Theme {
  const chosen = root.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return root.defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies a theme and remembers it, also beyond a logout. */
function applyTheme(root: Document, theme: Theme): void {
  root.cookie = themeCookie(theme);
  const show = () => {
    root.documentElement.dataset.theme = theme;
  };
  const still = root.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !('startViewTransition' in root)) show();
  // The next press skips what is left of it: that is no failure.
  else root.startViewTransition(show).ready.catch(() => undefined);
}
