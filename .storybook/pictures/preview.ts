import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { expect, vi } from 'vitest';
import { page, server } from 'vitest/browser';
import maker from '../../packages/ui/baselines/made-by.json';
import { laidOut } from '../laid-out.ts';
import { expectNoMissingMock, watchMocks } from '../missing-mock.ts';
import preview from '../preview.tsx';
import { webFontsLoaded } from '../web-fonts.ts';
import { type Frame, frames, framesOf, pictureName } from './frames.ts';

type Context = Parameters<Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>>[0];

const WINDOW_HEIGHT = 800;
const LOWEST = 48;
const TALLEST = 1400;
/** Room below the component, as beside it. */
const MARGIN = 16;
/** Stories that float over the page or hang below their component, and tables that render the rows in sight. */
const NEEDS_WINDOW = [
  'dialog[open]',
  '[data-radix-popper-content-wrapper]',
  '[data-open]',
  '[data-component="SiteHeader"]:focus-within',
  'table[aria-rowcount]',
].join();
/** Whether a programmatic focus shows its ring depends on what was pressed before; the ring has stories of its own. */
const NO_FOCUS_RING = '*:focus-visible { outline-color: transparent !important; }';

// In the first layer, ahead of the base rule for reduced motion, which leaves an animation one frame.
const still = new CSSStyleSheet();
still.insertRule('@layer tokens{*,*::before,*::after,*::backdrop{animation-duration:0s!important}}');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];

// A Saturday evening at the church, from before the first story is loaded. Vitest tells one run of a setup file from the
// next by the clock: here the hooks of a setup file would be those of a page's first file alone.
vi.setSystemTime(new Date('2026-11-21T23:03:12Z'));

const chromium = /Chrom\w*\/(\d+)/.exec(navigator.userAgent)?.[1];
const madeBy = `Chromium ${maker.chromium} on ${maker.platform}`;
const here = `Chromium ${chromium} on ${server.platform}`;
if (here !== madeBy)
  console.warn(
    `The baselines were made by ${madeBy}, this is ${here}: a picture may differ; on another system all are skipped.`,
  );

async function putInto(frame: Frame): Promise<void> {
  const { width, theme } = frames[frame];
  document.documentElement.dataset.theme = theme;
  await page.viewport(width, WINDOW_HEIGHT);
}

/** Waits for the fonts and for the images in sight. */
async function loaded(): Promise<void> {
  await webFontsLoaded();
  const images = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
  await Promise.allSettled(images.map((image) => image.decode()));
}

/** Height of the component; of the window where something floats over it. */
function pictureHeight(canvasElement: HTMLElement): number {
  if (document.querySelector(NEEDS_WINDOW)) return WINDOW_HEIGHT;
  const bottom = Math.ceil(canvasElement.getBoundingClientRect().bottom + MARGIN);
  const end = Math.min(bottom, document.documentElement.scrollHeight);
  return Math.min(Math.max(end, LOWEST), TALLEST);
}

async function takePicture(context: Context, frame: Frame): Promise<void> {
  const { width } = frames[frame];
  window.scrollTo(0, 0);
  await loaded();
  await laidOut();
  const height = pictureHeight(context.canvasElement);
  // A screenshot ends with the window of the frame that the story is in.
  if (height > WINDOW_HEIGHT) await page.viewport(width, height);
  await expect(page).toMatchScreenshot(pictureName(context.id, frame), {
    screenshotOptions: { clip: { x: 0, y: 0, width, height }, style: NO_FOCUS_RING },
  });
}

/** The preview, with the pictures of each story after its play: rendered once, then put into each of its frames. */
const pictures: Preview = {
  ...preview,
  // The theme is the frame's.
  decorators: [],
  parameters: { ...preview.parameters, a11y: { test: 'off' } },
  beforeEach: [
    watchMocks,
    async (context) => {
      document.body.dataset.layout = context.parameters.layout;
      const [first] = framesOf(context.tags);
      if (first) await putInto(first);
    },
  ],
  afterEach: async (context) => {
    await expectNoMissingMock();
    for (const frame of framesOf(context.tags)) {
      await putInto(frame);
      await takePicture(context, frame);
    }
  },
};

export default pictures;
