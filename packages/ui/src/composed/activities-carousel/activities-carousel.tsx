import type { Activity } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CarouselTrack, type CarouselTrackProps } from '../../primitives/carousel-track/carousel-track.tsx';
import { activitiesCarousel as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { ActivityCard } from '../activity-card/activity-card.tsx';
import styles from './activities-carousel.module.css';

export interface ActivitiesCarouselProps extends Omit<CarouselTrackProps, 'label' | 'children'> {
  /** The activities, in the order in which they show. */
  activities: readonly Activity[];
  /** Actions of each: `ActivityLinks`. */
  actionsOf?: ((activity: Activity) => ReactNode) | undefined;
  /** Name of the region. @default 'Actividades' */
  label?: string | undefined;
}

/** The activities side by side: three on a desktop, one at a time on a phone. */
export function ActivitiesCarousel({
  activities,
  actionsOf,
  label,
  className,
  ...rest
}: ActivitiesCarouselProps) {
  const words = useWords(spanish);
  return (
    <CarouselTrack
      data-component="ActivitiesCarousel"
      part="activities-carousel"
      {...rest}
      label={label ?? words.label}
      className={cx(styles.ActivitiesCarousel, className)}
    >
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} actions={actionsOf?.(activity)} />
      ))}
    </CarouselTrack>
  );
}
