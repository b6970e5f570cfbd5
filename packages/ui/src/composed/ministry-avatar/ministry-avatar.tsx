import { textKey } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useContext } from 'react';
import { ArtworkContext } from '../picture/artwork-context.ts';
import styles from './ministry-avatar.module.css';

export interface MinistryAvatarProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  /** The ministry's name, shown beside it; null for one without. */
  readonly name: string | null;
}

const SIZE_PX = 40;

/**
 * The emblem of the ministry's subject, or the plain rosette where it has none. Renders an `<img>` without alternative
 * text, as the name is beside it; nothing where no app says where the files are.
 */
export function MinistryAvatar({ name, className, ...rest }: MinistryAvatarProps) {
  const artwork = useContext(ArtworkContext);
  const src = artwork?.ministryAvatar?.(textKey(name ?? ''));
  if (src === undefined) return null;
  return (
    <img
      loading="lazy"
      decoding="async"
      data-component="MinistryAvatar"
      {...rest}
      src={src}
      alt=""
      width={SIZE_PX}
      height={SIZE_PX}
      className={cx(styles.MinistryAvatar, className)}
    />
  );
}
