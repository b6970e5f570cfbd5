import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './icon.module.css';

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'children' | 'path'> {
  /** Data of one SVG path on a 24 by 24 grid, such as the constants of this folder. */
  path: string;
  /** Fills the outline instead of stroking it; for brand marks. @default false */
  filled?: boolean | undefined;
}

/**
 * One icon from its path, for code of the first load: only the imported icons are downloaded.
 * Decorative (`aria-hidden`): the text beside it, or its button's label, gives the meaning.
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
