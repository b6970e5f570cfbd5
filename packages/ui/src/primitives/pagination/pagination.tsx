import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { pagination as spanish } from '../../words/primitives.ts';
import { useWords } from '../../words/use-words.ts';
import { chevronLeft, chevronRight, Glyph } from '../icon/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Called with the requested page, from 1. */
  onPageChange: (page: number) => void;
  /** Name of the navigation for screen readers. */
  label: string;
}

/** Moves through the pages of a list. Renders a `<nav>`; nothing where there is one page or none. */
export function Pagination({ page, pageCount, onPageChange, label, className, ...rest }: PaginationProps) {
  const words = useWords(spanish);
  if (pageCount <= 1) return null;
  let gaps = 0;
  // At either end the arrows stay focusable: a disabled button would lose the focus.
  function go(target: number) {
    if (target >= 1 && target <= pageCount && target !== page) onPageChange(target);
  }
  return (
    <nav
      data-component="Pagination"
      aria-label={label}
      {...rest}
      className={cx(styles.Pagination, className)}
    >
      <VisuallyHidden aria-live="polite">{words.current(page, pageCount)}</VisuallyHidden>
      <IconButton
        label={words.previous}
        icon={<Glyph path={chevronLeft} />}
        size="sm"
        aria-disabled={page <= 1}
        onClick={() => go(page - 1)}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role from a list without markers */}
      <ol role="list" className={styles.Pages}>
        {pageNumbers(page, pageCount).map((mark) =>
          mark === 'gap' ? (
            <li key={`gap-${gaps++}`} className={styles.Gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={mark}>
              <button
                type="button"
                className={styles.Page}
                aria-current={mark === page ? 'page' : undefined}
                onClick={() => go(mark)}
              >
                <VisuallyHidden>{`${words.page} `}</VisuallyHidden>
                {mark}
              </button>
            </li>
          ),
        )}
      </ol>
      <IconButton
        label={words.next}
        icon={<Glyph path={chevronRight} />}
        size="sm"
        aria-disabled={page >= pageCount}
        onClick={() => go(page + 1)}
      />
    </nav>
  );
}
