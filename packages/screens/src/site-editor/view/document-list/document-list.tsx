import { chevronRight, Glyph } from '@ministerio/ui/primitives/icon';
import { Link } from '@ministerio/ui/primitives/link';
import { Stack } from '@ministerio/ui/primitives/stack';
import { cx } from 'class-variance-authority';
import styles from './document-list.module.css';

/** A document of the site in the list. */
export interface ListedDocument {
  /** Last part of its address. */
  readonly key: string;
  readonly title: string;
  /** Path data of its icon. */
  readonly icon: string;
  /** When it changed: 'hace 3 semanas', 'nunca cambiado'; '' while that loads. */
  readonly changed: string;
  /** Number of unpublished changes. */
  readonly drafts: number;
  /** Unset facts: 'Número de WhatsApp'. */
  readonly missing?: readonly string[];
}

export interface DocumentListProps {
  readonly className?: string | undefined;
  /** The documents, in order. */
  readonly documents: readonly ListedDocument[];
  /** Key of the one that is open. */
  readonly current?: string | undefined;
}

/** The documents that administrators edit, each with its state. Renders a `<nav>` of links. */
export function DocumentList({ documents, current, className }: DocumentListProps) {
  return (
    <nav
      aria-label="Documentos del sitio"
      className={cx(styles.Root, className)}
      data-component="DocumentList"
    >
      <Stack as="ul" gap={1}>
        {documents.map((entry) => (
          <li key={entry.key}>
            <Link
              href={`/dashboard/sitio/${entry.key}`}
              variant="plain"
              className={styles.Link}
              aria-current={entry.key === current ? 'page' : undefined}
            >
              <Glyph path={entry.icon} className={styles.Icon} />
              <span className={styles.Words}>
                <span className={styles.Title}>{entry.title}</span>
                <DocumentState document={entry} />
              </span>
              <Glyph path={chevronRight} className={styles.Arrow} />
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

/** More missing entries than these are counted, not named. */
const NAMED = 2;

/** Open work of a document, else the time of its last change. */
function DocumentState({ document: { changed, drafts, missing = [] } }: { document: ListedDocument }) {
  const isOne = drafts === 1;
  return (
    <>
      {drafts > 0 ? (
        <span className={styles.Drafts}>{`${drafts} ${isOne ? 'cambio' : 'cambios'} sin publicar`}</span>
      ) : (
        <span className={styles.Changed}>{changed}</span>
      )}
      {missing.length > 0 && (
        <span className={styles.Missing}>
          {missing.length > NAMED ? `Faltan ${missing.length} datos` : `Falta: ${missing.join(', ')}`}
        </span>
      )}
    </>
  );
}
