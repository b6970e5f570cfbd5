import { Avatar } from '@ministerio/ui/primitives/avatar';
import { Badge } from '@ministerio/ui/primitives/badge';
import { Glyph, plus } from '@ministerio/ui/primitives/icon';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { cx } from 'class-variance-authority';
import type { DeskPerson } from '../../kit/marking/hits.ts';
import person from '../../kit/person-line.module.css';
import styles from './person-hits.module.css';

interface PersonHitsProps {
  readonly id: string;
  readonly people: readonly DeskPerson[];
  /** Index of the person that the arrow keys have reached; -1 for none. */
  readonly active: number;
  /** Marks are for another day: who is marked today can be marked. */
  readonly isLate: boolean;
  readonly onChoose: (person: DeskPerson) => void;
}

/** Id of an option, for the field's `aria-activedescendant`. */
export const optionId = (list: string, index: number) => `${list}-${index}`;

/** The people who may be meant, each one tap; the list of the field's combobox. */
export function PersonHits({ id, people, active, isLate, onChoose }: PersonHitsProps) {
  return (
    <div className={styles.List} id={id} role="listbox" aria-label="Personas encontradas">
      {people.map((hit, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, as a combobox wants it
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
        <div
          key={hit.id}
          id={optionId(id, index)}
          className={cx(person.Item, styles.Option)}
          role="option"
          aria-selected={index === active}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(hit)}
        >
          <Avatar name={hit.name} size="sm" />
          <span className={styles.Who}>
            <span className={cx(person.Name, styles.Name)}>{hit.name}</span>
            <span className={person.Fact}>{hit.about}</span>
          </span>
          {hit.markedAt !== null && !isLate ? (
            <Badge tone="success">
              <VisuallyHidden>Marcada a las </VisuallyHidden>
              {hit.markedAt}
            </Badge>
          ) : (
            <Glyph path={plus} className={styles.Sign} />
          )}
        </div>
      ))}
    </div>
  );
}
