import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetNames } from '../../../packages/widgets/scripts/elements.ts';

/** A widget that a church could embed. */
export interface Subject {
  readonly name: string;
  /** One script, and a style sheet where it has one. */
  readonly script: string;
  /** How its documentation loads the script. */
  readonly loading: 'async' | 'type="module"';
  /** Where the script is on its site. */
  readonly path: string;
  readonly styles: string;
  /** Markup that the page's author writes. */
  readonly markup: string;
  /** An expression that is true once it is in the page. */
  readonly rendered: string;
}

/** A peer with its entry and the expression that shows its first render. */
export interface Peer {
  readonly name: string;
  readonly entry: string;
  readonly markup: string;
  readonly rendered: string;
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

/** Alternatives to our widgets. */
export const peers: readonly Peer[] = [
  {
    name: named('Typebot bubble', '@typebot.io/js'),
    entry: 'typebot.js',
    markup: '',
    rendered: "document.querySelector('typebot-bubble')?.shadowRoot?.querySelector('button')",
  },
  {
    name: named('n8n chat', '@n8n/chat'),
    entry: 'n8n.js',
    markup: '',
    rendered: "document.querySelector('.chat-window-toggle')",
  },
  {
    name: named('DocSearch', '@docsearch/js'),
    entry: 'docsearch.js',
    markup: '<div id="host"></div>',
    rendered: "document.querySelector('.DocSearch-Button')",
  },
  {
    name: named('lite-youtube-embed, six videos', 'lite-youtube-embed'),
    entry: 'lite-youtube.js',
    markup: VIDEOS,
    rendered: "document.querySelectorAll('lite-youtube .lty-playbtn').length === 6",
  },
  {
    name: named('Swiper element, six slides', 'swiper'),
    entry: 'swiper.js',
    markup: `<swiper-container navigation="true">${SLIDES}</swiper-container>`,
    rendered: "document.querySelector('swiper-container')?.shadowRoot?.querySelector('.swiper')",
  },
];

/** Our elements, each with a selector that matches once its first content is rendered. */
export const widgets = widgetNames.map((name) => ({
  name,
  selector: name === 'faq' ? 'button' : 'li, article',
}));
