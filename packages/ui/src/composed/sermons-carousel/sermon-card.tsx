import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { Glyph, play } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { sermonsCarousel as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { Picture, type PictureSource } from '../picture/index.ts';
import { whenNearView } from '../picture/near-view/near-view.ts';
import { playerUrl, type Sermon, watchUrl } from './sermon.ts';
import styles from './sermon-card.module.css';

/** Where a sample sermon leads: to no church's channel. */
const SAMPLE_CHANNEL = 'https://www.youtube.com/';

interface SermonCardProps {
  sermon: Sermon;
  /** Address of its thumbnail. */
  thumbnail: string | undefined;
  /** Picture where there is none. */
  fallback: PictureSource;
  /** In view from the start: its picture loads at once. */
  priority: boolean;
  playing: boolean;
  /** Plays elsewhere: the picture is a link that opens the video's page in another tab. */
  elsewhere: boolean;
  onPlay: () => void;
}

/**
 * One sermon: a picture with a play button until someone presses it, then the player. A sample one
 * without a video shows only the picture, and leads to YouTube's front page.
 */
export function SermonCard({
  sermon,
  thumbnail,
  fallback,
  priority,
  playing,
  elsewhere,
  onPlay,
}: SermonCardProps) {
  const words = useWords(spanish);
  const title = sermon.title?.trim() || words.untitled;
  const isExample = sermon.link === null;
  const picture = <Thumbnail thumbnail={thumbnail} fallback={fallback} priority={priority} />;
  return (
    <Card
      as="article"
      padding="none"
      className={styles.SermonCard}
      data-component="SermonCard"
      part="sermon-card"
    >
      <div className={styles.Screen}>
        {isExample ? (
          picture
        ) : playing ? (
          <iframe
            src={playerUrl(sermon)}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            className={styles.Player}
          />
        ) : (
          <Play
            label={`${words.play}: ${title}`}
            href={elsewhere ? watchUrl(sermon) : undefined}
            onPlay={onPlay}
          >
            {picture}
            <span className={styles.Disc} aria-hidden="true">
              <Glyph path={play} />
            </span>
          </Play>
        )}
      </div>
      <div className={styles.Words}>
        <h3 className={styles.Title}>{title}</h3>
        {isExample && <p className={styles.Example}>{words.example}</p>}
        <Link href={isExample ? SAMPLE_CHANNEL : watchUrl(sermon)} external>
          {sermon.page ? words.page : words.youtube}
        </Link>
      </div>
    </Card>
  );
}

interface PlayProps {
  label: string;
  /** Address where it plays, when that is not here. */
  href: string | undefined;
  onPlay: () => void;
  children: ReactNode;
}

/** Starts a sermon: a button that the player replaces, or a link to its page. */
function Play({ label, href, onPlay, children }: PlayProps) {
  const shared = { 'aria-label': label, className: styles.Play, onClick: onPlay };
  if (!href) {
    return (
      <button type="button" {...shared}>
        {children}
      </button>
    );
  }
  return (
    <a {...shared} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/**
 * The video's thumbnail once it is near the viewport; the fallback before, and where there is none. With `priority` there
 * is no fallback before: it would load no sooner.
 */
function Thumbnail({
  thumbnail,
  fallback,
  priority,
}: Pick<SermonCardProps, 'thumbnail' | 'fallback' | 'priority'>) {
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(priority);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (box.current && !near) return whenNearView(box.current, () => setNear(true));
  }, [near]);
  const photograph = near && !failed ? thumbnail : undefined;
  return (
    <span ref={box} className={styles.Thumbnail}>
      {!(priority && photograph) && <Picture source={fallback} alt="" className={styles.Rosette} />}
      {photograph && (
        <img src={photograph} alt="" className={styles.Photograph} onError={() => setFailed(true)} />
      )}
    </span>
  );
}
