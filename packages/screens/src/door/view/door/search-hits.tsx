import { Avatar } from '@ministerio/ui/primitives/avatar';
import { check, Glyph, plus } from '@ministerio/ui/primitives/icon';
import type { DoorPerson } from '../../../kit/marking/shown.ts';
import styles from './rows.module.css';

interface SearchHitsProps {
  readonly id: string;
  readonly hits: readonly DoorPerson[];
  /** Which one the arrows have chosen; -1 for none. */
  readonly chosen: number;
  readonly onPick: (person: DoorPerson) => void;
  /** Marked people cannot be tapped. @default false */
  readonly onlyFree?: boolean;
}

/** At most five people to tap; who is marked shows the time instead of a plus. */
export function SearchHits({ id, hits, chosen, onPick, onlyFree = false }: SearchHitsProps) {
  const isClosed = ({ markedAt }: DoorPerson) => onlyFree && markedAt !== null;
  return (
    <ul className={styles.List} id={id} aria-label="Personas encontradas">
      {hits.map((person, index) => (
        <li key={person.usuario}>
          <button
            type="button"
            className={styles.Pick}
            data-chosen={index === chosen || undefined}
            aria-disabled={isClosed(person) || undefined}
            onClick={() => {
              if (!isClosed(person)) onPick(person);
            }}
          >
            <Avatar name={person.name} size="sm" />
            <span className={styles.Name}>
              {person.name}
              {person.detail ? <span className={styles.Detail}>{person.detail}</span> : null}
            </span>
            {person.markedAt === null ? (
              <Glyph path={plus} />
            ) : (
              <span className={styles.Fact}>
                <Glyph path={check} /> {person.markedAt}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
