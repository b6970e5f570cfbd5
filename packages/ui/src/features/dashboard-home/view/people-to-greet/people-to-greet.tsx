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
  /** Why they stand here, in facts that each stay on one line: ['3 semanas sin venir', 'última vez: 25-10-2026']. */
  readonly facts: readonly string[];
  /** Where their account is edited. */
  readonly href: string;
  /** Opens a letter to them; null where no address is known. */
  readonly mailHref: string | null;
}

/** Props of {@link PeopleToGreet}. */
export interface PeopleToGreetProps
  extends Omit<CardProps, 'as' | 'padding' | 'tone' | 'title' | 'children'> {
  /** Who they are: 'Primera vez esta semana'. */
  readonly title: string;
  /** What the list is about, in a sentence. */
  readonly lead: string;
  /** In the order in which they are to be greeted. */
  readonly people: readonly PersonToGreet[];
  /** How many there are, where the list holds only the first of them. */
  readonly total: number;
  /** What stands instead of an empty list. */
  readonly empty: string;
  /** People shown before 'Ver más'. @default 5 */
  readonly shown?: number;
}

/** People that somebody should write to, with what to write it with. Renders a `<section>`. */
export function PeopleToGreet(props: PeopleToGreetProps) {
  const { title, lead, people, total, empty, shown = 5, ...rest } = props;
  const id = useId();
  const [all, setAll] = useState(false);
  const visible = all ? people : people.slice(0, shown);
  return (
    <Card as="section" padding="md" aria-labelledby={id} {...rest} data-component="PeopleToGreet">
      <Heading level={2} size="lg" id={id}>
        {title} <span className={styles.Total}>({total})</span>
      </Heading>
      <p className={styles.Lead}>{total === 0 ? empty : lead}</p>
      {visible.length > 0 ? (
        <ul className={styles.List}>
          {visible.map((person) => (
            <PersonItem key={person.id} person={person} />
          ))}
        </ul>
      ) : null}
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
            <span key={fact} className={styles.Fact}>
              {fact}
            </span>
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
