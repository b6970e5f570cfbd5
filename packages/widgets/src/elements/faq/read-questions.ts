import type { FaqEntry } from '@ministerio/content';
import { webAddress } from '../../runtime/web-address.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The questions that an author put into the element as `<details><summary>` pairs. Only their text counts, and a link
 * that ends the answer.
 * @returns none where there is no complete pair; then the church's own questions show.
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

/** @param anchor - the last link of the answer. */
function withLink(answer: string, anchor: HTMLAnchorElement | undefined): Pick<FaqEntry, 'answer' | 'link'> {
  const label = oneLine(anchor?.textContent ?? '');
  const href = anchor && webAddress(anchor.href);
  if (!href || !label || !answer.endsWith(label)) return { answer };
  return { answer: answer.slice(0, -label.length).trim(), link: { label, href } };
}
