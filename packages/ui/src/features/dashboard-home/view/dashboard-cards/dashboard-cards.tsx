import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Picture, useArtwork } from '../../../../composed/picture/index.ts';
import { Card } from '../../../../primitives/card/card.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { Glyph } from '../../../../primitives/icon/index.ts';
import { Link } from '../../../../primitives/link/index.ts';
import styles from './dashboard-cards.module.css';
import { type QuickLink, quickLinks } from './quick-links.ts';

export interface DashboardCardsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name in the greeting. */
  readonly username: string;
  /** Today's date as text, above the greeting: 'sábado, 21 de noviembre'. */
  readonly today?: string;
  /** Counts by path; left out while unknown. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Whether our own server answers, which has calls beyond the specification. @default false */
  readonly ownServer?: boolean;
}

const glass = { crop: 'arc', alt: '' } as const;

/** The administrator's home: a greeting and links to every screen. Renders a `<div>`. */
export function DashboardCards(props: DashboardCardsProps) {
  const { username, today, counts, ownServer = false, className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="DashboardCards">
      <Heading level={1} size="2xl" eyebrow={today} className={styles.Greeting}>
        Hola, {username}
      </Heading>
      <ul className={styles.List}>
        {quickLinks.map((link, index) => (
          <QuickCard
            key={link.href}
            link={link}
            text={(ownServer && link.ownText) || link.text}
            count={counts?.[link.href]}
            first={index === 0}
          />
        ))}
      </ul>
    </div>
  );
}

interface QuickCardProps {
  readonly link: QuickLink;
  readonly text: string;
  readonly count: number | undefined;
  /** Whether it is the highlighted first card. */
  readonly first: boolean;
}

function QuickCard({ link, text, count, first }: QuickCardProps) {
  const { label, href, icon, nouns } = link;
  const artwork = useArtwork();
  return (
    <Card
      as="li"
      padding={first ? 'lg' : 'md'}
      tone={first ? 'night' : 'surface'}
      className={styles.Card}
      data-first={first || undefined}
    >
      {first ? <Picture source={artwork.picture(glass)} alt="" sizes="24rem" className={styles.Art} /> : null}
      <span className={styles.Icon}>
        <Glyph path={icon} />
      </span>
      <Link href={href} variant="plain" className={styles.Link}>
        {label}
      </Link>
      <p className={styles.Text}>{text}</p>
      {count === undefined ? null : (
        <p className={styles.Count}>
          <strong>{count}</strong> {count === 1 ? nouns[0] : nouns[1]}
        </p>
      )}
    </Card>
  );
}
