import { FaqWidget } from '@ministerio/ui/composed/faq-widget';
import { useLayoutEffect, useRef } from 'react';
import { defaultSite } from '../../runtime/script-site.ts';
import type { ViewProps } from '../../runtime/widget.ts';
import type { faqAttributes } from './attributes.ts';
import { churchChat, questions } from './content.static.ts';
import styles from './faq-view.module.css';
import { readQuestions } from './read-questions.ts';

/** The FAQ: the author's own questions, or the church's. */
export function FaqView({ values, host }: ViewProps<typeof faqAttributes>) {
  const { position, open, chat } = values;
  const section = useRef<HTMLElement>(null);
  const floats = position !== 'inline';
  // After every drawing: an element that moved has left the top layer. Before the browser paints: a popover is hidden
  // until it is in it.
  useLayoutEffect(() => {
    // There nothing of the page covers it, and no transformed ancestor catches its fixed position.
    const { current } = section;
    if (floats && current?.isConnected && !isShown(current)) current.showPopover?.();
  });
  const own = readQuestions(host.element);
  const href = chat ?? churchChat ?? `${defaultSite()}/Contactanos#escribenos`;
  return (
    <FaqWidget
      ref={section}
      popover={floats ? 'manual' : undefined}
      entries={own.length > 0 ? own : questions}
      chat={{ href, external: true }}
      open={open}
      onOpenChange={(next) => {
        host.element.toggleAttribute('open', next);
        host.emit('ministerio-toggle', { open: next });
      }}
      className={{ end: styles.End, start: styles.Start, inline: styles.Inline }[position]}
    />
  );
}

/** Whether it is in the top layer; browsers without popovers do not know the selector. */
function isShown(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return true;
  }
}
