import type { MenuEntry } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Accordion } from '../../primitives/accordion/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { siteHeader as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { isCurrent } from './is-current.ts';
import styles from './mobile-menu.module.css';

interface MobileMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  menu: readonly MenuEntry[];
  currentPath: string;
  /** Called when a link is chosen, to close the menu. */
  onChoose: () => void;
}

/**
 * The navigation on a phone: an entry with parts opens like an accordion, one at a time, with its own page
 * as the first line; an entry without parts is a link.
 */
export function MobileMenu({ menu, currentPath, onChoose, className, ...rest }: MobileMenuProps) {
  const words = useWords(spanish);
  return (
    <nav aria-label={words.menu} {...rest} className={cx(styles.MobileMenu, className)}>
      <Accordion.Root>
        {menu.map(({ label, path, sections }) =>
          sections.length === 0 ? (
            <Link key={path} href={path} variant="plain" className={styles.Part} onClick={onChoose}>
              {label}
            </Link>
          ) : (
            <Accordion.Item key={path} value={path} title={label}>
              <ul className={styles.Parts}>
                {[{ label, path }, ...sections].map((part) => (
                  <li key={part.path}>
                    <Link
                      href={part.path}
                      variant="plain"
                      aria-current={part.path === path && isCurrent(path, currentPath) ? 'page' : undefined}
                      className={styles.Part}
                      onClick={onChoose}
                    >
                      {part.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Accordion.Item>
          ),
        )}
      </Accordion.Root>
    </nav>
  );
}
