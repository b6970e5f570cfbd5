import type { FaqEntry } from '@ministerio/content';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The questions that an author put into the element as `<details><summary>` pairs. Only their text counts.
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
    return question && answer ? [{ id: String(index), question, answer }] : [];
  });
}
