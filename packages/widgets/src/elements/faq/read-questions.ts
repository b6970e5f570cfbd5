import type { FaqEntry } from '@ministerio/content';
import { webAddress } from '../../runtime/attribute-kinds.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Questions that an author put into the element as `<details><summary>` pairs: their text, and a link at the end of
 * an answer.
 * @returns only complete pairs.
 */
export function readQuestions(element: Element): readonly FaqEntry[] {
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
