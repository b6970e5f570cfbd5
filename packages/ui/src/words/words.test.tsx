import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as content from '@ministerio/content';
import * as fixtures from '@ministerio/contract/fixtures';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { spanishOnly } from './spanish-only.ts';
import { spanish, type Words, WordsProvider } from './words.tsx';

/** Every word replaced, in a language that no letter of Spanish is in. */
const otherLanguage = Object.fromEntries(
  Object.entries(spanish).map(([name, words]) => [
    name,
    Object.fromEntries(
      Object.entries(words).map(([key, word]) => {
        const other = `⟦${name}.${key}⟧`;
        return [key, typeof word === 'function' ? () => other : other];
      }),
    ),
  ]),
) as unknown as Words;

/** Words that a person sees or hears of a page: its text and the attributes that are read out. */
function said(html: string): string[] {
  const read = /\b(?:aria-label|aria-description|title|placeholder|alt)="([^"]*)"/g;
  const attributes = [...html.matchAll(read)].map(([, value = '']) => value);
  return [...html.split(/<[^>]*>/), ...attributes]
    .map((text) => text.replace(/^[\d© ]+|[\d ]+$/g, '').trim())
    .filter((text) => /\p{L}{3}/u.test(text));
}

const stories = import.meta.glob<{ readonly default: Meta; readonly Default?: StoryObj }>(
  ['../{primitives,composed}/*/*.stories.tsx', '!../**/*.*.stories.tsx'],
  { eager: true },
);
/** Computed sentences are props: the days of a `ScheduleList`, inside whatever component, and the next meeting. */
const DAYS = /^(lunes|martes|miércoles|jueves|viernes|sábado|domingo)( [ay] \p{L}+)?$/iu;
const sentences: Readonly<Record<string, object>> = {
  '../composed/next-meeting/next-meeting.stories.tsx': {
    describe: () => ({ isNow: true, label: '⟦now⟧', text: '⟦meeting⟧', detail: '' }),
  },
};
const given = JSON.stringify([content, fixtures]);

describe('in another language', () => {
  it.each(Object.entries(stories))('%s says no Spanish of its own', (path, file) => {
    if (!file.Default) return;
    const Story = composeStory(file.Default, file.default) as ComponentType;
    const html = renderToStaticMarkup(
      <WordsProvider words={otherLanguage}>{createElement(Story, sentences[path])}</WordsProvider>,
    );
    // Words of a story, the content or the sample data are words that an app would say.
    const source = readFileSync(resolve(import.meta.dirname, path), 'utf8');
    if (spanishOnly.some((name) => path.includes(`/${name}/`))) return;
    const own = said(html).filter((text) => !source.includes(text) && !given.includes(text));
    expect(own.filter((text) => !text.includes('⟦') && !DAYS.test(text))).toEqual([]);
  });

  it('shows the words that are given, and Spanish for the rest', () => {
    const Story = composeStory(
      stories['../composed/faq-widget/faq-widget.stories.tsx']?.Default ?? {},
      stories['../composed/faq-widget/faq-widget.stories.tsx']?.default ?? {},
    ) as ComponentType;
    const html = renderToStaticMarkup(
      <WordsProvider words={{ faqWidget: { label: 'Questions' } }}>{createElement(Story)}</WordsProvider>,
    );
    expect(said(html)).toEqual(expect.arrayContaining(['Questions', spanish.faqWidget.open]));
  });
});
