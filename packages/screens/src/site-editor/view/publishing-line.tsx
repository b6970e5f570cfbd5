import { Button } from '@ministerio/ui/primitives/button';
import { Link } from '@ministerio/ui/primitives/link';
import styles from './publishing-line.module.css';

interface PublishingLineProps {
  /** Last publication or undo, in words. */
  readonly done: string | undefined;
  /** Changes to be published, a sentence for each line; none where nothing can be. */
  readonly changes: readonly string[];
  /** Path of the page that shows it. */
  readonly page: string;
  /** Takes back what was published. */
  readonly onUndo: (() => void) | undefined;
  readonly isUndoing: boolean;
}

/** The sentence beside 'Publicar': what it will publish, then what it did, with the way to see and to undo it. */
export function PublishingLine({ done, changes, page, onUndo, isUndoing }: PublishingLineProps) {
  const [next, ...others] = changes;
  return (
    <>
      <div role="status" className={styles.Line}>
        {done && (
          <>
            {done}{' '}
            <Link href={page} target="_blank">
              Ver
            </Link>
            {onUndo && (
              <Button variant="quiet" loading={isUndoing} onClick={onUndo}>
                Deshacer
              </Button>
            )}
          </>
        )}
      </div>
      {next && (
        <p className={styles.Line}>
          Se publicará: {next}
          {others.length > 0 && ` · y ${others.length} más`}
        </p>
      )}
    </>
  );
}
