import { cx } from 'class-variance-authority';
import { Children, type ComponentProps, type ReactNode, useRef } from 'react';
import { carouselTrack as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { arrowLeft, arrowRight, Glyph } from '../icon/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './carousel-track.module.css';
import { useTrack } from './use-track.ts';

export interface CarouselTrackProps extends ComponentProps<'section'> {
  /** Name of the list for screen readers. */
  label: string;
  /** The items; each becomes a list item as wide as `--carousel-item` (20rem unless set). */
  children: ReactNode;
}

/**
 * Items side by side, scrolled by finger, wheel, arrow keys or the buttons 'Anterior' and 'Siguiente'.
 * Renders a `<section>` with a list; the buttons appear only while not everything fits, so that a page
 * without script shows a plain scrolling list.
 */
export function CarouselTrack({ label, className, children, ...rest }: CarouselTrackProps) {
  const words = useWords(spanish);
  const track = useRef<HTMLUListElement>(null);
  const { hasPrevious, hasNext, move } = useTrack(track);
  return (
    <section
      data-component="CarouselTrack"
      part="carousel-track"
      aria-label={label}
      {...rest}
      className={cx(styles.CarouselTrack, className)}
    >
      <ul
        ref={track}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers
        role="list"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        className={styles.List}
        part="carousel-track-track"
      >
        {Children.map(children, (child) => (
          <li className={styles.Item}>{child}</li>
        ))}
      </ul>
      {(hasPrevious || hasNext) && (
        <div className={styles.Buttons}>
          <IconButton
            label={words.previous}
            icon={<Glyph path={arrowLeft} />}
            className={styles.Button}
            aria-disabled={!hasPrevious}
            onClick={() => move(-1)}
          />
          <IconButton
            label={words.next}
            icon={<Glyph path={arrowRight} />}
            className={styles.Button}
            aria-disabled={!hasNext}
            onClick={() => move(1)}
          />
        </div>
      )}
    </section>
  );
}
