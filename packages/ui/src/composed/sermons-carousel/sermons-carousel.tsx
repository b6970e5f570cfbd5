import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useState } from 'react';
import { CarouselTrack } from '../../primitives/carousel-track/carousel-track.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { Glyph, video } from '../../primitives/icon/index.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { sermonsCarousel as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { useArtwork } from '../picture/index.ts';
import type { Sermon, SermonsState } from './sermon.ts';
import { SermonCard } from './sermon-card.tsx';
import styles from './sermons-carousel.module.css';

/** Windows in place of missing pictures, in turn. */
const fallbackPictures = [
  { crop: 'sunrise', glass: 'vitral', alt: '' },
  { crop: 'petals', glass: 'rio', alt: '' },
  { crop: 'arc', glass: 'aurora', alt: '' },
  { crop: 'rim', glass: 'fuego', alt: '' },
] as const;

export interface SermonsCarouselProps extends Omit<ComponentProps<'div'>, 'children' | 'onPlay'> {
  /** Loading, or the sermons. */
  state: SermonsState;
  /** Address of a video's thumbnail; without it, or where it fails, the rosette shows. */
  thumbnailUrl?: ((sermon: Sermon) => string) | undefined;
  /** Number of first cards in view from the start: their pictures load at once. @default 0 */
  inView?: number | undefined;
  /** Where a video plays: in its card, or on its own page in another tab, for places where no player may load. @default 'here' */
  player?: 'here' | 'elsewhere' | undefined;
  /** Called when someone presses play. */
  onPlay?: ((sermon: Sermon) => void) | undefined;
}

/**
 * The latest sermons side by side: a spinner where loading takes a moment, then the list, or 'No hay videos disponibles.'.
 * A player loads only when someone presses play, and only one plays at a time. Renders a `<div>`;
 * `[data-status]` is `loading`, `ready` or `empty`.
 */
export function SermonsCarousel({
  state,
  thumbnailUrl,
  inView = 0,
  player = 'here',
  onPlay,
  className,
  ...rest
}: SermonsCarouselProps) {
  const words = useWords(spanish);
  const [playingId, setPlayingId] = useState<string>();
  const artwork = useArtwork();
  const sermons = state.status === 'ready' ? state.sermons : [];
  const status = state.status === 'ready' && sermons.length === 0 ? 'empty' : state.status;
  return (
    <div
      data-component="SermonsCarousel"
      part="sermons-carousel"
      {...rest}
      data-status={status}
      aria-busy={status === 'loading'}
      className={cx(styles.SermonsCarousel, className)}
    >
      {status === 'loading' && <LateSpinner size="lg" label={words.loading} className={styles.Spinner} />}
      {status === 'empty' && <EmptyState title={words.empty} icon={<Glyph path={video} />} />}
      {status === 'ready' && (
        <CarouselTrack label={words.label}>
          {sermons.map((sermon, index) => (
            <SermonCard
              key={sermon.id}
              sermon={sermon}
              thumbnail={thumbnailUrl?.(sermon)}
              fallback={artwork.picture(
                fallbackPictures[index % fallbackPictures.length] ?? fallbackPictures[0],
              )}
              priority={index < inView}
              playing={playingId === sermon.id}
              elsewhere={player === 'elsewhere' || sermon.page !== undefined}
              onPlay={() => {
                if (player === 'here' && !sermon.page) setPlayingId(sermon.id);
                onPlay?.(sermon);
              }}
            />
          ))}
        </CarouselTrack>
      )}
    </div>
  );
}

/** A spinner that only flashes makes a page seem slower. */
const SPINNER_DELAY_MS = 300;

/** A spinner that shows only when loading takes longer. */
function LateSpinner(props: ComponentProps<typeof Spinner>) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return late && <Spinner {...props} />;
}
