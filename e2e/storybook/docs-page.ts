import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { axeOptions, COLOUR_RULES } from '../../scripts/test/axe-options.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What Storybook has in the window of its preview. */
type Preview = Window & {
  readonly axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    once(event: string, listener: () => void): void;
  };
  readonly __STORYBOOK_PREVIEW__: { readonly storyRenders: readonly { readonly phase: string }[] };
};

/**
 * Rules that need no second look: what a page's frame is checked for (landmarks) is the manager's, which the preview
 * does not see.
 */
const options: RunOptions = {
  ...axeOptions,
  rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } },
};
/** Rules about the whole page, stories included: their ids meet on it. */
const WHOLE_PAGE = ['duplicate-id-aria'];

/** Opens the preview by itself; `showPage` then changes pages without loading it again. */
export async function openPreview(page: Page, storybook: string): Promise<void> {
  await page.goto(`${storybook}iframe.html?viewMode=docs&id=home--props`);
  await page.locator('h1:visible').waitFor();
  await page.evaluate(axeSource);
}

/** Shows a documentation page and waits until each of its stories has rendered. */
export async function showPage(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Preview;
    await new Promise<void>((resolve) => {
      channel.once('docsRendered', resolve);
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
    const waiting = document.querySelectorAll('#storybook-docs :is([data-is-loading], .sb-loader)').length;
    const roots = document.querySelectorAll('#storybook-docs .sb-story > [id$="-inner"]').length;
    const { storyRenders } = preview;
    const ended = ['completed', 'finished', 'errored', 'aborted'];
    return waiting === 0 && storyRenders.length >= roots && storyRenders.every(({ phase }) => ended.includes(phase));
  });
}

/**
 * Runs axe on the page that is shown: in the light theme all rules, in the dark one those about colours, which is all
 * that a theme changes. Stories on it have been through axe in both themes by themselves (`stories` of `npm test`); here
 * they count where ids of several meet.
 * @returns a line for each element that is wrong.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ({ options, wholePage, colours }) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, axe } = window as unknown as Preview;
      const own = { include: [['#storybook-docs']], exclude: [['#storybook-docs .sb-story']] };
      const look = async (theme: string, context: ElementContext, run: RunOptions) => {
        const { violations } = await axe.run(context, run);
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, any: [first] }) => `${theme}, ${id}: ${html} ${first?.message ?? ''}`),
        );
      };
      const show = async (theme: string) => {
        // Only the frame around stories listens: the stories do not render again.
        channel.emit('globalsUpdated', { globals: { theme, palette: 'vitral' } });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      };
      await show('light');
      const light = await look('light', own, options);
      const ids = await look('light', document, { ...options, runOnly: wholePage });
      await show('dark');
      const dark = await look('dark', own, { ...options, runOnly: colours });
      await show('light');
      return [...new Set([...light, ...ids, ...dark])];
    },
    { options, wholePage: WHOLE_PAGE, colours: COLOUR_RULES },
  );
}
