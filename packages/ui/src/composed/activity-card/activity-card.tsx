import type { Activity } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Card, type CardProps } from '../../primitives/card/card.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { clock, Glyph, pin } from '../../primitives/icon/index.ts';
import { Picture, useArtwork } from '../picture/index.ts';
import styles from './activity-card.module.css';

export interface ActivityCardProps extends Omit<CardProps, 'as' | 'padding' | 'tone' | 'children'> {
  /** Title, date, text, hours, place, picture. */
  activity: Activity;
  /** Its actions: `ActivityLinks`. */
  actions?: ReactNode;
}

/**
 * One activity: picture, its next days where they are known, title, date, description, time, place and actions. Renders an
 * `<article>`.
 */
export function ActivityCard({ activity, actions, className, ...rest }: ActivityCardProps) {
  const artwork = useArtwork();
  const { titulo, fecha, days, descripcion, horario, lugar, imagen } = activity;
  return (
    <Card
      data-component="ActivityCard"
      part="activity-card"
      {...rest}
      as="article"
      padding="none"
      className={cx(styles.ActivityCard, className)}
    >
      <Picture
        source={artwork.picture(imagen)}
        alt={imagen.alt}
        sizes="(width >= 60rem) 24rem, 85vw"
        className={styles.Picture}
      />
      <div className={styles.Words}>
        {days && (
          <Badge tone="success" className={styles.Days}>
            {days}
          </Badge>
        )}
        <Heading level={3}>{titulo}</Heading>
        <p className={styles.Date}>{fecha}</p>
        <p className={styles.Description}>{descripcion}</p>
        <ul className={styles.Facts}>
          <li className={styles.Fact}>
            <Glyph path={clock} />
            {horario}
          </li>
          <li className={styles.Fact}>
            <Glyph path={pin} />
            {lugar}
          </li>
        </ul>
        {actions}
      </div>
    </Card>
  );
}
