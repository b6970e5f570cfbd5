import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetNames } from '../../../packages/widgets/scripts/elements.ts';

/** Something that a church could put into its page. */
export interface Subject {
  readonly name: string;
  /** One script, and a style sheet where it has one. */
  readonly script: string;
  /** How its author tells people to load the script. */
  readonly loading: 'async' | 'type="module"';
  /** Where the script is on its site. */
  readonly path: string;
  readonly styles: string;
  /** What the page's author writes. */
  readonly markup: string;
  /** An expression that is true once it stands in the page. */
  readonly drawn: string;
}

/** A peer's name, entry and first sign of life. */
export interface Peer {
  readonly name: string;
  readonly entry: string;
  readonly markup: string;
  readonly drawn: string;
}

/** Name and version of an installed package, as the table shows it. */
function named(label: string, name: string): string {
  const folder = join(import.meta.dirname, '../../node_modules', name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return `${label} ${version}`;
}

const SLIDES = Array.from(
  { length: 6 },
  (_, index) => `<swiper-slide>Prédica ${index + 1}</swiper-slide>`,
).join('');
const VIDEOS = Array.from({ length: 6 }, () => '<lite-youtube videoid="ogfYd705cRs"></lite-youtube>').join(
  '',
);

/** What a church would embed instead. */
export const peers: readonly Peer[] = [
  {
    name: named('Typebot bubble', '@typebot.io/js'),
    entry: 'typebot.js',
    markup: '',
    drawn: "document.querySelector('typebot-bubble')?.shadowRoot?.querySelector('button')",
  },
  {
    name: named('n8n chat', '@n8n/chat'),
    entry: 'n8n.js',
    markup: '',
    drawn: "document.querySelector('.chat-window-toggle')",
  },
  {
    name: named('DocSearch', '@docsearch/js'),
    entry: 'docsearch.js',
    markup: '<div id="host"></div>',
    drawn: "document.querySelector('.DocSearch-Button')",
  },
  {
    name: named('lite-youtube-embed, six videos', 'lite-youtube-embed'),
    entry: 'lite-youtube.js',
    markup: VIDEOS,
    drawn: "document.querySelectorAll('lite-youtube .lty-playbtn').length === 6",
  },
  {
    name: named('Swiper element, six slides', 'swiper'),
    entry: 'swiper.js',
    markup: `<swiper-container navigation="true">${SLIDES}</swiper-container>`,
    drawn: "document.querySelector('swiper-container')?.shadowRoot?.querySelector('.swiper')",
  },
];

/** Our elements, each with a selector that matches once its first content is rendered. */
export const widgets = widgetNames.map((name) => ({
  name,
  drawn: name === 'faq' ? 'button' : 'li, article',
}));
