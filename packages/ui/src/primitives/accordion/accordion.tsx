import { cx } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useContext,
  useId,
  useMemo,
} from 'react';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { chevronDown, Glyph } from '../icon/index.ts';
import styles from './accordion.module.css';

interface AccordionContextValue {
  /** Name that groups the native elements before any script runs. */
  name: string;
  open: string | null;
  setOpen: (value: string | null) => void;
  titleLevel: AccordionRootProps['titleLevel'];
}

const AccordionContext = createContext<AccordionContextValue | null>(null);

export interface AccordionRootProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The open item, `null` for none: controlled, with `onValueChange`. */
  value?: string | null | undefined;
  /** The open item at first, uncontrolled. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the open item, `null` for none. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Makes the titles headings of this rank, one below the heading above the list. Without it they are none. */
  titleLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Items of which at most one is open. Renders a `<div>`. */
export function AccordionRoot({
  value,
  defaultValue = null,
  onValueChange,
  titleLevel,
  className,
  ...rest
}: AccordionRootProps) {
  const name = useId();
  const [open, setOpen] = useControllableState(value, defaultValue, onValueChange);
  const context = useMemo(() => ({ name, open, setOpen, titleLevel }), [name, open, setOpen, titleLevel]);
  return (
    <AccordionContext.Provider value={context}>
      <div data-component="Accordion" part="accordion" {...rest} className={cx(styles.Root, className)} />
    </AccordionContext.Provider>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title' | 'open' | 'name'> {
  /** Identifies the item in `Accordion.Root`'s value. */
  value: string;
  /** Content of the summary: a question, a menu entry. */
  title: ReactNode;
}

/**
 * One item. Renders `<details>`: it opens without script too, and the browser's own search in the page finds
 * its content. `[open]` while open.
 * @throws Error - outside an `Accordion.Root`.
 */
export function AccordionItem({ value, title, className, children, onToggle, ...rest }: AccordionItemProps) {
  const context = useContext(AccordionContext);
  if (!context) throw new Error('An Accordion.Item has no Accordion.Root around it; put it into one.');
  const { name, open, setOpen, titleLevel } = context;
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
