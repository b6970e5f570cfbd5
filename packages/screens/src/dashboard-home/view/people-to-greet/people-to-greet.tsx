import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { Card, type CardProps } from '@ministerio/ui/primitives/card';
import { chevronDown, Glyph, mail } from '@ministerio/ui/primitives/icon';
import { Link } from '@ministerio/ui/primitives/link';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useId, useState } from 'react';
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
  /** What the row is for: 'Saludar', 'Escribir'. */
  readonly verb: string;
  /** Address of the screen where they are followed up; undefined where there is none. */
  readonly moreHref?: string | undefined;
  /** People shown before 'Ver más'. @default 5 */
  readonly shown?: number;
}

/** People to write to: one line with their names, which opens the list. Renders a `<section>`. */
export function PeopleToGreet(props: PeopleToGreetProps) {
  const { title, lead, people, total, verb, moreHref, shown = 5, className, ...rest } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const visible = all ? people : people.slice(0, shown);
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={id}
      {...rest}
      className={className}
      data-component="PeopleToGreet"
    >
      <h3 className={styles.Head}>
        <button
          type="button"
          className={styles.Row}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.Total}>{total}</span>{' '}
          <span className={styles.Title} id={id}>
            {title}
          </span>{' '}
          <span className={styles.Names}>{namesOf(people, total)}</span>{' '}
          <span className={styles.Verb}>
            {verb}
            <Glyph path={chevronDown} className={styles.Chevron} />
          </span>
        </button>
      </h3>
      <div id={`${id}-list`} className={styles.Panel} hidden={!open}>
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
        {moreHref === undefined ? null : (
          <p className={styles.More}>
            <Link href={moreHref}>Ver quién les escribe, en Seguimiento</Link>
          </p>
        )}
        {all && total > people.length ? (
          <p className={styles.Lead}>Se muestran las primeras {people.length} personas.</p>
        ) : null}
      </div>
    </Card>
  );
}

const listed = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Ana Rojas', 'Ana Rojas e Inés Paz', 'Ana Rojas, Inés Paz y 3 más'. */
function namesOf(people: readonly PersonToGreet[], total: number): string {
  const names = people.slice(0, 2).map(({ name }) => name);
  const others = total - names.length;
  return listed.format(others > 0 ? [...names, `${others} más`] : names);
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
