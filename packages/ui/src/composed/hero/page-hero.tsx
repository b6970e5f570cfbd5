import type { Picture as PictureSlot } from '@ministerio/content';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Link } from '../../primitives/link/index.ts';
import { pageHero as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { Picture, useArtwork } from '../picture/index.ts';
import styles from './page-hero.module.css';

export interface PageHeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The page's heading; may type itself. */
  title: ReactNode;
  /** A sentence under the heading. */
  lead?: string | undefined;
  /** The photograph of the page, or a crop of the rosette. */
  picture: PictureSlot;
  /** The page's sections, as links to their anchors. */
  sections?: readonly { readonly label: string; readonly path: string }[] | undefined;
}

/** The head of every page but the home page. Renders a `<section>` on a night background. */
export function PageHero({ title, lead, picture, sections = [], className, ...rest }: PageHeroProps) {
  const words = useWords(spanish);
  const artwork = useArtwork();
  return (
    <section data-component="PageHero" {...rest} className={cx(styles.PageHero, className)}>
      <Picture
        source={artwork.picture(picture)}
        alt={picture.alt}
        sizes="(width >= 48rem) 60vw, 100vw"
        priority
        className={styles.Picture}
      />
      <div className={styles.Frame} data-theme="dark">
        <Heading level={1} size="4xl">
          {title}
        </Heading>
        {lead && <p className={styles.Lead}>{lead}</p>}
        {sections.length > 1 && (
          <nav aria-label={words.sections}>
            <ul className={styles.Sections}>
              {sections.map(({ label, path }) => (
                <li key={path}>
                  <Link href={path} variant="plain" className={styles.Section}>
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
