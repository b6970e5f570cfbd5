import type { FaqEntry } from '@ministerio/content';
import { FaqWidget } from '@ministerio/ui/composed/faq-widget';
import { useLayoutEffect, useRef } from 'react';
import { webAddress } from '../../runtime/attribute-kinds.ts';
import { publishedContent } from '../../runtime/published-content.tsx';
import { defaultSite } from '../../runtime/script.ts';
import { type ViewProps, widget } from '../../runtime/widget.ts';
import { faqAttributes } from './attributes.ts';
import styles from './faq.module.css';
import { type FaqContent, readContent } from './read-content.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Questions that an author put into the element as `<details><summary>` pairs: their text, and a link at the end of
 * an answer.
 * @returns only complete pairs.
 */
function readQuestions(element: Element): readonly FaqEntry[] {
  return [...element.querySelectorAll('details')].flatMap((details, index) => {
    const summary = details.querySelector('summary');
    const question = oneLine(summary?.textContent ?? '');
    const answer = oneLine(
      [...details.childNodes]
        .filter((node) => node !== summary)
        .map((node) => node.textContent ?? '')
        .join(' '),
    );
    if (!question || !answer) return [];
    return [{ id: String(index), question, ...withLink(answer, [...details.querySelectorAll('a')].at(-1)) }];
  });
}

/** @param anchor - the answer's last link. */
function withLink(answer: string, anchor: HTMLAnchorElement | undefined): Pick<FaqEntry, 'answer' | 'link'> {
  const label = oneLine(anchor?.textContent ?? '');
  const href = anchor && webAddress(anchor.href);
  if (!href || !label || !answer.endsWith(label)) return { answer };
  return { answer: answer.slice(0, -label.length).trim(), link: { label, href } };
}

/** The author's own questions, or the church's. */
function FaqView({ values, host, content, standIn }: ViewProps<typeof faqAttributes, FaqContent>) {
  const { position, open, chat, api } = values;
  const section = useRef<HTMLElement>(null);
  const floats = position !== 'inline';
  // In the top layer nothing of the page covers the widget, and no transformed ancestor catches its fixed position.
  // After every render, because a moved element has left the top layer; before the paint, because a popover outside
  // of it is hidden.
  useLayoutEffect(() => {
    const { current } = section;
    if (floats && current?.isConnected && !isInTopLayer(current)) current.showPopover?.();
  });
  const own = readQuestions(host.element);
  const entries = own.length > 0 ? own : content?.questions;
  const href = chat ?? content?.chat ?? `${api ?? defaultSite()}/Contactanos#escribenos`;
  return (
    <FaqWidget
      ref={section}
      popover={floats ? 'manual' : undefined}
      entries={entries ?? []}
      note={entries ? undefined : standIn}
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

/** @returns true as well in browsers without popovers, which do not know the selector. */
function isInTopLayer(element: Element): boolean {
  try {
    return element.matches(':popover-open');
  } catch {
    return true;
  }
}

/** `<ministerio-faq>`: the floating button and its panel of frequent questions. */
export const faqWidget = widget({
  tag: 'ministerio-faq',
  attributes: faqAttributes,
  view: FaqView,
  content: publishedContent('preguntas', readContent),
  startsAtOnce: ({ position }) => position !== 'inline',
});
