import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { calendar, Glyph, whatsapp } from '../../primitives/icon/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { activityLinks as spanish } from '../../words/composed.ts';
import { link as spanishLink } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './activity-links.module.css';

export interface ActivityLinksProps extends Omit<ComponentProps<'p'>, 'children' | 'title'> {
  /** The activity's title, for screen readers that list links. */
  title: string;
  /** Address of its calendar file; left out where there is no date. */
  calendarHref?: string | undefined;
  /** Address that opens WhatsApp with an invitation. */
  shareHref?: string | undefined;
}

/**
 * 'Agregar a mi calendario' and 'Compartir', for an `ActivityCard`: plain links, so that they work without script.
 * Renders a `<p>`, or nothing where both addresses are missing.
 */
export function ActivityLinks({ title, calendarHref, shareHref, className, ...rest }: ActivityLinksProps) {
  const words = useWords(spanish);
  const { newTab } = useWords(spanishLink);
  if (!calendarHref && !shareHref) return null;
  return (
    <p data-component="ActivityLinks" {...rest} className={cx(styles.ActivityLinks, className)}>
      {calendarHref && (
        <Link
          href={calendarHref}
          variant="quiet"
          className={styles.Link}
          aria-label={`${words.calendar}: ${title}`}
        >
          <Glyph path={calendar} />
          {words.calendar}
        </Link>
      )}
      {shareHref && (
        <Link
          href={shareHref}
          external
          variant="quiet"
          className={styles.Link}
          aria-label={`${words.shareBy}: ${title} ${newTab}`}
        >
          <Glyph path={whatsapp} filled />
          {words.share}
        </Link>
      )}
    </p>
  );
}
