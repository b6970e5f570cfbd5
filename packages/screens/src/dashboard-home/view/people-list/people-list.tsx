import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Glyph, mail } from '@ministerio/ui/primitives/icon';
import { Link } from '@ministerio/ui/primitives/link';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import styles from './people-list.module.css';

/** A person whom a row counts. */
export interface ListedPerson {
  readonly id: number;
  /** 'Ana Rojas'. */
  readonly name: string;
  /** Why they are listed, each fact on one line: ['3 semanas sin venir', 'última vez: 25-10-2026']. @default none */
  readonly facts?: readonly string[];
  /** Address of their account's editor. */
  readonly href: string;
  /** `mailto:` link; null without an email address. @default null */
  readonly mailHref?: string | null;
}

export interface PeopleListProps {
  /** One sentence about the list. */
  readonly lead: string;
  /** The people, in display order; at least one. */
  readonly people: readonly ListedPerson[];
  /** Total count; `people` may hold only the first of them. */
  readonly total: number;
  /** Address of the screen where they are followed up; undefined where there is none. */
  readonly moreHref?: string | undefined;
}

/** The people whom a row counts, each with the way to the account, and to a letter. */
export function PeopleList({ lead, people, total, moreHref }: PeopleListProps) {
  return (
    <>
      <p>{lead}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers */}
      <ul role="list" className={styles.List}>
        {people.map((person) => (
          <PersonItem key={person.id} person={person} />
        ))}
      </ul>
      {total > people.length ? <p>{`Y ${total - people.length} más.`}</p> : null}
      {moreHref === undefined ? null : (
        <p>
          <Link href={moreHref}>Ver quién les escribe, en Seguimiento</Link>
        </p>
      )}
    </>
  );
}

function PersonItem({ person }: { readonly person: ListedPerson }) {
  const { name, facts = [], href, mailHref = null } = person;
  return (
    <li className={styles.Person}>
      <span className={styles.Who}>
        <Link href={href} variant="quiet" className={styles.Name}>
          {name}
        </Link>
        <span className={styles.Facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      {mailHref === null ? null : (
        <ButtonLink href={mailHref} variant="secondary" size="sm">
          <Glyph path={mail} />
          Escribir<VisuallyHidden> a {name}</VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  );
}
