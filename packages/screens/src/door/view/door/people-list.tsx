import { textKey } from '@ministerio/contract/domain';
import { Avatar } from '@ministerio/ui/primitives/avatar';
import { Button } from '@ministerio/ui/primitives/button';
import { check, Glyph } from '@ministerio/ui/primitives/icon';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useId, useState } from 'react';
import type { DoorPerson } from '../../../kit/marking/shown.ts';
import { markedWords } from './door-words.ts';
import styles from './people-list.module.css';
import rows from './rows.module.css';

interface PeopleListProps {
  readonly people: readonly DoorPerson[];
  /** Marks the person, or undoes the mark. */
  readonly onToggle: (person: DoorPerson) => void;
}

/** List of the regulars: one tap marks, another one undoes. */
export function PeopleList({ people, onToggle }: PeopleListProps) {
  const field = useId();
  const [text, setText] = useState('');
  const [onlyMissing, setOnlyMissing] = useState(false);
  const order = useOpeningOrder(people);
  const missing = people.filter(({ markedAt }) => markedAt === null).length;
  const wanted = textKey(text);
  const shown = order.filter(
    (person) =>
      (wanted === '' || textKey(person.name).includes(wanted)) && (!onlyMissing || person.markedAt === null),
  );
  return (
    <div className={styles.Root}>
      <div className={styles.Tools}>
        <VisuallyHidden>
          <label htmlFor={field}>Buscar en la lista por nombre</label>
        </VisuallyHidden>
        <TextField
          id={field}
          className={styles.Search}
          value={text}
          placeholder="Nombre"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          variant={onlyMissing ? 'primary' : 'secondary'}
          aria-pressed={onlyMissing}
          onClick={() => setOnlyMissing(!onlyMissing)}
        >
          {missing === 1 ? 'Falta 1' : `Faltan ${missing}`}
        </Button>
      </div>
      <p className={styles.Hint}>Toca: marca. Otra vez: deshace.</p>
      {shown.length === 0 ? (
        <p className={styles.Empty}>
          {people.length === 0
            ? 'Todavía no hay nadie en la lista. Marca por número.'
            : onlyMissing && missing === 0
              ? 'No falta nadie.'
              : 'Nadie con ese nombre en la lista.'}
        </p>
      ) : (
        <ul className={rows.List} aria-label="Suelen venir">
          {shown.map((person) => (
            <li key={person.usuario}>
              <button
                type="button"
                className={rows.Toggle}
                aria-pressed={person.markedAt !== null}
                aria-disabled={person.elsewhere ? true : undefined}
                onClick={() => {
                  if (!person.elsewhere) onToggle(person);
                }}
              >
                <Avatar name={person.name} size="sm" />
                <span className={rows.Name}>
                  {person.name}
                  <span className={rows.Detail}>
                    {person.markedAt === null
                      ? person.detail
                      : markedWords(person.markedAt, person.elsewhere)}
                  </span>
                </span>
                <span className={rows.Box}>{person.markedAt === null ? null : <Glyph path={check} />}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The people in the order in which the list was opened: what is tapped twice may not move. */
function useOpeningOrder(people: readonly DoorPerson[]): readonly DoorPerson[] {
  const [first] = useState(() => new Map(people.map(({ usuario }, index) => [usuario, index])));
  const place = ({ usuario }: DoorPerson) => first.get(usuario) ?? first.size;
  return [...people].sort((one, other) => place(one) - place(other));
}
