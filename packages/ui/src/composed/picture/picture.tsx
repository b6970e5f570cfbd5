import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { PictureSource } from './artwork-context.ts';
import { showWhenNear } from './near-view/near-view.ts';
import styles from './picture.module.css';

export interface PictureProps extends Omit<ComponentProps<'picture'>, 'children'> {
  /** From `useArtwork()`. */
  source: PictureSource;
  /** Text alternative; empty for a decorative picture. */
  alt: string;
  /** Rendered width, as in `<img sizes>`. @default '100vw' */
  sizes?: string | undefined;
  /** Part of the first view: loads at once instead of 100 px before it enters the viewport. @default false */
  priority?: boolean | undefined;
}

/** A picture that fills its box. Renders a `<picture>` with the file's formats. */
export function Picture({
  source,
  alt,
  sizes = '100vw',
  priority = false,
  className,
  ...rest
}: PictureProps) {
  const { src, width, height, alternatives = [], focus } = source;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (image.current && !priority) return showWhenNear(image.current);
  }, [priority]);
  return (
    <picture data-component="Picture" part="picture" {...rest} className={cx(styles.Picture, className)}>
      {alternatives.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        data-focus-x={focus?.x}
        data-focus-y={focus?.y}
        className={styles.Image}
      />
    </picture>
  );
}
