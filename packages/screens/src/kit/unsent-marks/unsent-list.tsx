import styles from './unsent-list.module.css';

/** A mark or visit of the door that was not sent. */
export interface UnsentMark {
  readonly clave: string;
  /** The number, or the name that was tapped or typed. */
  readonly who: string;
  /** Of a visit the rest of what was typed: 'WhatsApp 70012345'. */
  readonly detail?: string | undefined;
  readonly isVisit?: boolean | undefined;
  /** Day and time of typing: 'sáb 28 nov, 19:06'. */
  readonly when: string;
}

/** Unsent marks of a door, to be written down by hand. Renders a `<ul>`. */
export function UnsentList({ marks }: { readonly marks: readonly UnsentMark[] }) {
  return (
    <ul className={styles.Root} aria-label={`${unsentWords(marks)} sin enviar`}>
      {marks.map((mark) => (
        <li key={mark.clave} className={styles.Row}>
          <span>
            <span className={styles.Who}>{mark.who}</span>
            {mark.isVisit ? (
              <span className={styles.Detail}>{['Visita', mark.detail].filter(Boolean).join(': ')}</span>
            ) : null}
          </span>
          <span className={styles.When}>{mark.when}</span>
        </li>
      ))}
    </ul>
  );
}

/** '7 marcas', '1 visita', '7 marcas y 2 visitas'. */
export function unsentWords(marks: readonly UnsentMark[]): string {
  const visits = marks.filter(({ isVisit }) => isVisit).length;
  const counted = [
    [marks.length - visits, 'marca'],
    [visits, 'visita'],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}${count === 1 ? '' : 's'}`)
    .join(' y ');
}

/** The list as text, a line for each: '10482', 'Visita: Kevin M., WhatsApp 70012345', and when. */
export function unsentText(marks: readonly UnsentMark[]): string {
  return marks
    .map(({ who, detail, isVisit, when }) => {
      const what = isVisit ? `Visita: ${[who, detail].filter(Boolean).join(', ')}` : who;
      return `${what}\t${when}`;
    })
    .join('\n');
}
