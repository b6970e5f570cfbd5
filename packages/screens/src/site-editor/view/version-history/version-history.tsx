import { Badge } from '@ministerio/ui/primitives/badge';
import { Button } from '@ministerio/ui/primitives/button';
import { Stack } from '@ministerio/ui/primitives/stack';
import styles from './version-history.module.css';

/** A version of a document in its history. */
export interface ListedVersion {
  /** Unique in the list. */
  readonly id: string;
  readonly version: number;
  /** Which document, where a form has several: 'Horarios'. */
  readonly document?: string | undefined;
  /** Whether visitors see it. */
  readonly isPublished: boolean;
  /** Author and time: 'Tú, 21-11-2026 10:44', 'Vino con el sitio'. */
  readonly author: string;
  /** Changes from the version before, in words. */
  readonly changes: readonly string[];
}

export interface VersionHistoryProps {
  /** The versions, newest first. */
  readonly versions: readonly ListedVersion[];
  /** Id of the version that is being published again. */
  readonly pendingId?: string | undefined;
  /** Called with the id of a former version to publish again. */
  readonly onRestore: (id: string) => void;
}

/** Versions of a document with author, time and changes, and the way back. Renders a `<div>`. */
export function VersionHistory({ versions, pendingId, onRestore }: VersionHistoryProps) {
  return (
    <Stack data-component="VersionHistory">
      <ol className={styles.List} reversed>
        {versions.map(({ id, version, document, isPublished, author, changes }) => (
          <li key={id} className={styles.Version}>
            <div className={styles.Head}>
              <p className={styles.Name}>
                {document === undefined ? `Versión ${version}` : `${document}, versión ${version}`}{' '}
                {isPublished && <Badge tone="success">publicada</Badge>}
              </p>
              {!isPublished && (
                <Button
                  variant="quiet"
                  loading={pendingId === id}
                  aria-disabled={(pendingId !== undefined && pendingId !== id) || undefined}
                  aria-label={`Volver a esta versión: ${document ?? 'versión'} ${version}`}
                  onClick={() => {
                    if (pendingId === undefined) onRestore(id);
                  }}
                >
                  Volver a esta versión
                </Button>
              )}
            </div>
            <p className={styles.Author}>{author}</p>
            {changes.length > 0 && (
              <ul className={styles.Changes}>
                {changes.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.Note}>
        Se guardan las últimas veinte. Volver a una versión crea otra nueva: nada se pierde.
      </p>
    </Stack>
  );
}
