import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useMemo } from 'react';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import styles from './accordion.module.css';
import { AccordionContext } from './accordion-context.ts';

/** Props of {@link AccordionRoot}. */
export interface AccordionRootProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The open item, `null` for none; with `onValueChange`, where the parent holds the state. */
  value?: string | null | undefined;
  /** The item that is open at first. @default null */
  defaultValue?: string | null | undefined;
  /** Told which item is open now, `null` for none. */
  onValueChange?: ((value: string | null) => void) | undefined;
}

/** Items of which one at most is open. Renders a `<div>`. */
export function AccordionRoot({
  value,
  defaultValue = null,
  onValueChange,
  className,
  ...rest
}: AccordionRootProps) {
  const name = useId();
  const [open, setOpen] = useControllableState(value, defaultValue, onValueChange);
  const context = useMemo(() => ({ name, open, setOpen }), [name, open, setOpen]);
  return (
    <AccordionContext.Provider value={context}>
      <div data-component="Accordion" part="accordion" {...rest} className={cx(styles.Root, className)} />
    </AccordionContext.Provider>
  );
}
