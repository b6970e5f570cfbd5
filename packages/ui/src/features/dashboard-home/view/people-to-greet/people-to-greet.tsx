import { useId, useState } from 'react';
import { Button, ButtonLink } from '../../../../primitives/button/index.ts';
import { Card, type CardProps } from '../../../../primitives/card/card.tsx';
import { Heading } from '../../../../primitives/heading/heading.tsx';
import { Glyph, mail } from '../../../../primitives/icon/index.ts';
import { Link } from '../../../../primitives/link/index.ts';
import { VisuallyHidden } from '../../../../primitives/visually-hidden/visually-hidden.tsx';
import styles from './people-to-greet.module.css';

/** Somebody to greet. */
export interface PersonToGreet {
  readonly id: number;
  /** 'Ana Rojas'. */
  readonly name: string;
  /** Why they are listed, each fact on one line: ['3 semanas sin venir', 'última vez: 25-10-2026']. */
  readonly facts: readonly string[];
  /** Address of their account's editor. */
  readonly href: string;
  /** `mailto:` link; null without an email address. */
  readonly mailHref: string | null;
}

export interface PeopleToGreetProps
  extends Omit<CardProps, 'as' | 'padding' | 'tone' | 'title' | 'children'> {
  /** Title, such as 'Primera vez esta semana'. */
  readonly title: string;
  /** One sentence about the list. */
  readonly lead: string;
  /** The people, in display order; at least one. */
  readonly people: readonly PersonToGreet[];
  /** Total count; `people` may hold only the first of them. */
  readonly total: number;
  /** People shown before 'Ver más'. @default 5 */
  readonly shown?: number;
}

/** People to write to, with links to do so. Renders a `<section>`. */
export function PeopleToGreet(props: PeopleToGreetProps) {
  const { title, lead, people, total, shown = 5, ...rest } = props;
  const id = useId();
  const [all, setAll] = useState(false);
  const visible = all ? people : people.slice(0, shown);
  return (
    <Card as="section" padding="md" aria-labelledby={id} {...rest} data-component="PeopleToGreet">
      <Heading level={2} size="lg" id={id}>
        {title} <span className={styles.Total}>({total})</span>
      </Heading>
      <p className={styles.Lead}>{lead}</p>
      <ul className={styles.List}>
        {visible.map((person) => (
          <PersonItem key={person.id} person={person} />
        ))}
      </ul>
      {people.length > shown ? (
        <Button variant="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver menos' : `Ver ${people.length - shown} más`}
        </Button>
      ) : null}
      {all && total > people.length ? (
        <p className={styles.Lead}>Se muestran las primeras {people.length} personas.</p>
      ) : null}
    </Card>
  );
}

function PersonItem({ person: { name, facts, href, mailHref } }: { readonly person: PersonToGreet }) {
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
      {mailHref ? (
        <ButtonLink href={mailHref} variant="secondary" size="sm">
          <Glyph path={mail} />
          Escribir<VisuallyHidden> a {name}</VisuallyHidden>
        </ButtonLink>
      ) : null}
    </li>
  );
}
