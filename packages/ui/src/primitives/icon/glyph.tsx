import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './icon.module.css';

/** Props of {@link Glyph}. */
export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'children' | 'path'> {
  /** Data of one SVG path on a 24 by 24 grid, such as the constants of this folder. */
  path: string;
  /** Fills the outline instead of stroking it; brand marks are drawn so. @default false */
  filled?: boolean | undefined;
}

/**
 * One icon from its path, for code of the first load: only the icons that are named are downloaded.
 * Decorative (`aria-hidden`): the words beside it, or the label of its button, say what it means.
 * Renders an `<svg>` as large as the text around it. `[data-filled]` when filled.
 */
export function Glyph({ path, filled = false, className, ...rest }: GlyphProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...rest}
      data-component="Icon"
      part="icon"
      data-filled={filled || undefined}
      className={cx(styles.Icon, className)}
    >
      <path d={path} />
    </svg>
  );
}
