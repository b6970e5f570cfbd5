import type { LineChoice, LineConflict } from '@ministerio/contract';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import styles from './line-choices.module.css';

export interface LineChoicesProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The lines that both changed. */
  readonly conflicts: readonly LineConflict[];
  /** Who published in the meantime: 'Luis'. */
  readonly other: string;
  /** The choices by line; mine where there is none. */
  readonly choices: ReadonlyMap<string, LineChoice>;
  /** Called with a line and whose it should be. */
  readonly onChoose: (id: string, choice: LineChoice) => void;
}

const NOTHING = 'Quitarlo';

/** The lines that two people changed at once, with a choice for each. Renders a `<div>` of radio groups. */
export function LineChoices({ conflicts, other, choices, onChoose, className, ...rest }: LineChoicesProps) {
  const name = useId();
  return (
    <div {...rest} className={cx(styles.Root, className)} data-component="LineChoices">
      {conflicts.map(({ id, title, mine, theirs }) => {
        const options = [
          { choice: 'mine', line: mine, whose: 'Lo tuyo' },
          { choice: 'theirs', line: theirs, whose: `Lo de ${other}` },
        ] as const;
        return (
          <fieldset key={id} className={styles.Line}>
            <legend className={styles.Title}>{title}</legend>
            {options.map(({ choice, line, whose }) => (
              <label key={choice} className={styles.Option}>
                <input
                  type="radio"
                  name={`${name}-${id}`}
                  className={styles.Radio}
                  checked={(choices.get(id) ?? 'mine') === choice}
                  onChange={() => onChoose(id, choice)}
                />
                <span className={styles.Words}>
                  <span>{line === undefined ? NOTHING : line.words || 'Nada'}</span>
                  <span className={styles.Whose}>{whose}</span>
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
