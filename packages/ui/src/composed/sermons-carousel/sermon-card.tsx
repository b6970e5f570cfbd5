import { type ReactNode, useRef, useState } from 'react';
import { Card } from '../../primitives/card/card.tsx';
import { Glyph, play } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { Picture, type PictureSource } from '../picture/index.ts';
import { playerUrl, type Sermon, sermonTitle, watchUrl } from './sermon.ts';
import styles from './sermon-card.module.css';
import { useNearViewport } from './use-near-viewport.ts';

interface SermonCardProps {
  sermon: Sermon;
  /** Address of its small picture. */
  thumbnail: string | undefined;
  /** What shows where there is none. */
  standIn: PictureSource;
  /** In view from the start: its picture loads at once. */
  priority: boolean;
  playing: boolean;
  /** Plays elsewhere: the picture is a link that opens the video's page in another tab. */
  elsewhere: boolean;
  onPlay: () => void;
}

/**
 * One sermon: a picture with a play button in its place stands for the player until someone presses it. Where there is
 * nothing to watch, the picture alone.
 */
export function SermonCard({
  sermon,
  thumbnail,
  standIn,
  priority,
  playing,
  elsewhere,
  onPlay,
}: SermonCardProps) {
  const title = sermonTitle(sermon);
  const isExample = sermon.link === null;
  const picture = <Thumbnail src={thumbnail} standIn={standIn} priority={priority} />;
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
          <Play title={title} href={elsewhere ? watchUrl(sermon) : undefined} onPlay={onPlay}>
            {picture}
            <span className={styles.Disc} aria-hidden="true">
              <Glyph path={play} />
            </span>
          </Play>
        )}
      </div>
      <div className={styles.Words}>
        <h3 className={styles.Title}>{title}</h3>
        {isExample ? (
          <p className={styles.Example}>Ejemplo, sin video</p>
        ) : (
          <Link href={watchUrl(sermon)} external>
            {sermon.page ? 'Ver la prédica' : 'Ver en YouTube'}
          </Link>
        )}
      </div>
    </Card>
  );
}

interface PlayProps {
  title: string;
  /** Where it plays, when that is not here. */
  href: string | undefined;
  onPlay: () => void;
  children: ReactNode;
}

/** What starts a sermon: a button that puts the player in its own place, or a link to where it plays. */
function Play({ title, href, onPlay, children }: PlayProps) {
  const shared = { 'aria-label': `Reproducir: ${title}`, className: styles.Play, onClick: onPlay };
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

interface ThumbnailProps {
  src: string | undefined;
  standIn: PictureSource;
  priority: boolean;
}

/**
 * The video's own picture once it is near the view; its stand-in before, and where there is none. What is in view from
 * the start needs no stand-in before: it would come over the same line, and no sooner.
 */
function Thumbnail({ src, standIn, priority }: ThumbnailProps) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(box, priority);
  const [failed, setFailed] = useState(false);
  const photograph = near && !failed ? src : undefined;
  return (
    <span ref={box} className={styles.Thumbnail}>
      {!(priority && photograph) && <Picture source={standIn} alt="" className={styles.Rosette} />}
      {photograph && (
        <img src={photograph} alt="" className={styles.Photograph} onError={() => setFailed(true)} />
      )}
    </span>
  );
}
