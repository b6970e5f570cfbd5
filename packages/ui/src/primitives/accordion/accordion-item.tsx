import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { chevronDown, Glyph } from '../icon/index.ts';
import styles from './accordion.module.css';
import { useAccordion } from './accordion-context.ts';

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title' | 'open' | 'name'> {
  /** Identifies the item in `Accordion.Root`'s value. */
  value: string;
  /** Content of the summary: a question, a menu entry. */
  title: ReactNode;
}

/**
 * One item. Renders `<details>`: it opens without script too, and the browser's own search in the page finds
 * its content. `[open]` while open.
 */
export function AccordionItem({ value, title, className, children, onToggle, ...rest }: AccordionItemProps) {
  const { name, open, setOpen, titleLevel } = useAccordion();
  const Title = titleLevel ? (`h${titleLevel}` as const) : 'span';
  const isOpen = open === value;
  function handleClick(event: MouseEvent) {
    // React sets `open`; the browser's own toggling would come on top of it.
    event.preventDefault();
    setOpen(isOpen ? null : value);
  }
  function handleToggle(event: ToggleEvent<HTMLDetailsElement>) {
    onToggle?.(event);
    // The search in the page opens an item without a click.
    if (event.currentTarget.open && !isOpen) setOpen(value);
  }
  return (
    <details
      data-component="AccordionItem"
      part="accordion-item"
      {...rest}
      name={name}
      open={isOpen}
      onToggle={handleToggle}
      className={cx(styles.Item, className)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a native disclosure button */}
      <summary className={styles.Summary} part="accordion-summary" onClick={handleClick}>
        <Title className={styles.Title}>{title}</Title>
        <Glyph path={chevronDown} className={styles.Arrow} />
      </summary>
      <div className={styles.Panel} part="accordion-panel">
        {children}
      </div>
    </details>
  );
}
