import { Avatar } from '@ministerio/ui/primitives/avatar';
import { alert, check, Glyph } from '@ministerio/ui/primitives/icon';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { VisuallyHidden } from '@ministerio/ui/primitives/visually-hidden';
import { useEffect, useState } from 'react';
import styles from './desk-result.module.css';

/** How the last mark ended. */
export type DeskResult =
  | {
      readonly kind: 'marked';
      /** Distinguishes results: each new one is announced. */
      readonly key: string;
      readonly name: string;
      /** HH:MM, or for a paper list the day. */
      readonly when: string;
      /** The fixed sentence, which the screen reader says. */
      readonly message: string;
    }
  | {
      readonly kind: 'already';
      readonly key: string;
      readonly message: string;
      /** Person of the mark, and HH:MM for one of today; null until known. */
      readonly who: { readonly name: string; readonly time: string | null } | null;
    }
  | {
      readonly kind: 'refused';
      readonly key: string;
      readonly message: string;
      /** Advice; null where the message says it. */
      readonly advice: string | null;
    };

interface DeskResultLineProps {
  readonly id: string;
  readonly result: DeskResult | null;
  /** A sentence about the people found; it takes the result's place. */
  readonly sentence: string | null;
  /** Hint about the field, while there is no result. */
  readonly hint: string | null;
}

/** How long the newest person is shown large. */
const FRESH_MS = 3000;

/** The result, until the person who was marked has been seen: the list below has the mark from the start. */
function useFresh(result: DeskResult | null): DeskResult | null {
  const [past, setPast] = useState<string | null>(null);
  const marked = result?.kind === 'marked' ? result.key : null;
  useEffect(() => {
    if (marked === null) return undefined;
    const timer = setTimeout(() => setPast(marked), FRESH_MS);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked !== null && marked === past ? null : result;
}

/**
 * The reserved line under the field: how the last mark ended, the desk's only live region. It is as high with a result as
 * without, so that nothing moves that is pressed twice.
 */
export function DeskResultLine({ id, result, sentence, hint }: DeskResultLineProps) {
  const fresh = useFresh(result);
  const shown = sentence === null ? fresh : null;
  return (
    <div className={styles.Place} data-searching={sentence !== null || undefined}>
      <LiveRegion id={id} atomic={false}>
        {sentence === null ? null : <p className={styles.Sentence}>{sentence}</p>}
        {shown === null ? null : (
          <div key={shown.key} className={styles.Result} data-kind={shown.kind}>
            <Face result={shown} />
          </div>
        )}
      </LiveRegion>
      {hint === null ? null : (
        // Hidden, it still describes the field.
        <p className={styles.Hint} id={`${id}-hint`} hidden={shown !== null || sentence !== null}>
          {hint}
        </p>
      )}
    </div>
  );
}

function Face({ result }: { readonly result: DeskResult }) {
  if (result.kind === 'refused') {
    return (
      <>
        <Glyph path={alert} className={styles.Sign} />
        <div className={styles.Words}>
          <p className={styles.Message}>{result.message}</p>
          {result.advice === null ? null : <p>{result.advice}</p>}
        </div>
      </>
    );
  }
  if (result.kind === 'already') {
    const { who, message } = result;
    return (
      <>
        {who === null ? <Glyph path={alert} className={styles.Sign} /> : <Avatar name={who.name} />}
        <div className={styles.Words}>
          {/* The same element all along: what was said is not said again when the person becomes known. */}
          <p className={styles.Said} data-hidden={who?.time ? true : undefined}>
            {message}
          </p>
          {who === null ? null : <p className={styles.Name}>{who.name}</p>}
          {who?.time ? <p className={styles.When}>Ya marcó, a las {who.time}</p> : null}
        </div>
      </>
    );
  }
  return (
    <>
      <Avatar name={result.name} />
      <div className={styles.Words}>
        <VisuallyHidden>{result.message}. </VisuallyHidden>
        <p className={styles.Name}>{result.name}</p>
        <p className={styles.When}>
          <Glyph path={check} /> {result.when}
        </p>
      </div>
    </>
  );
}
