import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useMemo } from 'react';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import styles from './accordion.module.css';
import { AccordionContext, type TitleLevel } from './accordion-context.ts';

export interface AccordionRootProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The open item, `null` for none: controlled, with `onValueChange`. */
  value?: string | null | undefined;
  /** The open item at first, uncontrolled. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the open item, `null` for none. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Makes the titles headings of this rank, one below the heading above the list. Without it they are none. */
  titleLevel?: TitleLevel | undefined;
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
