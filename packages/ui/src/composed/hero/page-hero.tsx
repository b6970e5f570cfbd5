import type { Picture as PictureSlot } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { pageHero as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { Picture, useArtwork } from '../picture/index.ts';
import styles from './page-hero.module.css';

export interface PageHeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's heading; may type itself. */
  title: ReactNode;
  /** A sentence under the heading. */
  lead?: string | undefined;
  /** The photograph of the page, or a crop of the rosette; none where the sections show their own windows. */
  picture?: PictureSlot | undefined;
  /** The page's sections, as links to their anchors. */
  sections?: readonly PageHeroSection[] | undefined;
}

/** A section of a page: its name, its anchor, and its window where the page has no picture. */
export interface PageHeroSection {
  readonly label: string;
  readonly path: string;
  readonly picture?: PictureSlot | undefined;
}

/** Windows in a phone's first row; the others do not hold these up. */
const FIRST_ROW = 3;

/** The head of every page but the home page. Renders a `<section>` on a night background. */
export function PageHero({ title, lead, picture, sections = [], className, ...rest }: PageHeroProps) {
  const words = useWords(spanish);
  const artwork = useArtwork();
  return (
    <section
      data-component="PageHero"
      data-windows={picture === undefined || undefined}
      {...rest}
      className={cx(styles.PageHero, className)}
    >
      {picture && (
        <Picture
          source={artwork.picture(picture)}
          alt={picture.alt}
          sizes="(width >= 48rem) 60vw, 100vw"
          priority
          className={styles.Picture}
        />
      )}
      <div className={styles.Frame} data-theme="dark">
        <Heading level={1} size="4xl">
          {title}
        </Heading>
        {lead && <p className={styles.Lead}>{lead}</p>}
        {sections.length > 1 && (
          <nav aria-label={words.sections} className={styles.Parts}>
            <ul className={styles.Sections}>
              {sections.map(({ label, path, picture: own }, index) => (
                <li key={path}>
                  <Link href={path} variant="plain" className={own ? styles.Window : styles.Section}>
                    {own && (
                      <Picture
                        source={artwork.picture(own)}
                        alt=""
                        sizes="(width >= 48rem) 11rem, 30vw"
                        priority={index < FIRST_ROW}
                        className={styles.Arch}
                      />
                    )}
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  );
}
