import { textKey } from '@ministerio/contract/domain';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useContext } from 'react';
import { ArtworkContext } from '../picture/artwork-context.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './ministry-avatar.module.css';

export interface MinistryAvatarProps extends Omit<ComponentProps<'picture'>, 'children'> {
  /** The ministry's name, shown beside it; null for one without. */
  readonly name: string | null;
  /** 40 px, or 24 px in a dense line. @default 'md' */
  readonly size?: 'sm' | 'md';
}

const SIZES_PX = { sm: 24, md: 40 } as const;

/**
 * The emblem of the ministry's subject, or the plain rosette where it has none. Renders a `<picture>` without alternative
 * text, as the name is beside it; nothing where no app says where the files are.
 */
export function MinistryAvatar({ name, size = 'md', className, ...rest }: MinistryAvatarProps) {
  const artwork = useContext(ArtworkContext);
  const src = artwork?.ministryAvatar?.(textKey(name ?? ''));
  if (src === undefined) return null;
  return (
    <Picture
      data-component="MinistryAvatar"
      {...rest}
      source={{ src, width: SIZES_PX[size], height: SIZES_PX[size] }}
      alt=""
      data-size={size}
      className={cx(styles.MinistryAvatar, className)}
    />
  );
}
