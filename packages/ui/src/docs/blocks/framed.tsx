import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { cx } from 'class-variance-authority';
import { useContext } from 'react';
import styles from './anatomy.module.css';

/** Props of {@link Framed}. */
export interface FramedProps {
  /** The story. */
  readonly of: Parameters<typeof useOf>[0];
  /** Pixels. */
  readonly height: number;
  /** Pixels: draws it as in a window of this width, made smaller where the page is narrower. @default as wide as the page */
  readonly width?: number | undefined;
}

/**
 * A story in a frame of its own, to be looked at only: for what would cover the page, such as an open dialog. It is
 * inert: neither the pointer nor Tab comes to it, so that what is open in it traps nobody.
 */
export function Framed({ of, height, width }: FramedProps) {
  const { story } = useOf(of, ['story']);
  const { theme, palette } = useContext(DocsContext).getStoryContext(story).globals;
  const frame = (
    <iframe
      inert
      title={story.name}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};palette:${palette}`}
      className={styles.Frame}
      style={
        width
          ? { inlineSize: width, blockSize: height, scale: `tan(atan2(100cqi, ${width}px))` }
          : { blockSize: height }
      }
    />
  );
  if (!width) return frame;
  return (
    <div
      className={cx('sb-unstyled', styles.Window)}
      style={{ maxInlineSize: width, aspectRatio: `${width} / ${height}` }}
    >
      {frame}
    </div>
  );
}
