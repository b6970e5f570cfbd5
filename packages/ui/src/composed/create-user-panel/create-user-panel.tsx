import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useMergedRef } from '../../internal/use-merged-ref.ts';
import { createUserPanel as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';

export interface CreateUserPanelProps extends ComponentProps<'section'> {
  /** Whether the panel is visible; closing keeps the input. */
  readonly open: boolean;
  /** The form that creates an account. */
  readonly children: ComponentProps<'section'>['children'];
}

/**
 * The panel under the bar that creates accounts. The form is mounted when the panel first opens and stays, so that
 * closing the panel keeps the input; opening it moves the focus there. Renders a `section`, hidden while closed.
 */
export function CreateUserPanel({ open, children, ref, ...rest }: CreateUserPanelProps) {
  const words = useWords(spanish);
  const section = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(section, ref);
  const [needed, setNeeded] = useState(open);
  if (open && !needed) setNeeded(true);

  useEffect(() => {
    if (open) section.current?.focus();
  }, [open]);

  return (
    <section
      aria-label={words.open}
      {...rest}
      ref={mergedRef}
      tabIndex={-1}
      hidden={!open}
      data-component="CreateUserPanel"
    >
      {needed ? children : null}
    </section>
  );
}
