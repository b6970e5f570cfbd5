import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import styles from './anatomy.module.css';

/** Props of {@link Framed}. */
export interface FramedProps {
  /** The story. */
  readonly of: Parameters<typeof useOf>[0];
  /** Pixels. */
  readonly height: number;
}

/**
 * A story in a frame of its own, to be looked at only: for what would cover the page, such as an open dialog. It can be
 * neither pressed nor focused, because what opens inside would take the focus of the page.
 */
export function Framed({ of, height }: FramedProps) {
  const { story } = useOf(of, ['story']);
  const { theme, palette } = useContext(DocsContext).getStoryContext(story).globals;
  return (
    <iframe
      inert
      title={story.name}
      src={`iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};palette:${palette}`}
      className={styles.Frame}
      style={{ blockSize: height }}
    />
  );
}
