import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { axeOptions, COLOUR_RULES } from '@ministerio/test-kit/axe-options';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Globals of Storybook in the window of its preview. */
type Preview = Window & {
  readonly axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void;
    once(event: string, listener: () => void): void;
  };
  readonly __STORYBOOK_PREVIEW__: { readonly storyRenders: readonly { readonly phase: string }[] };
};

/** All but the rules about landmarks, which the manager around a page has. */
const options: RunOptions = {
  ...axeOptions,
  rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } },
};

/** Attributes that hold ids. */
const REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-details',
  'for',
  'list',
];

/** Storybook's editor of JSON, whose list items are in no list and whose ids repeat; not ours to mend. */
const THEIRS = '.rejt-tree';

/** Opens the preview by itself, at a story; `showPage` then shows pages without loading it again. */
export async function openPreview(page: Page, storybook: string): Promise<void> {
  await page.goto(`${storybook}iframe.html?viewMode=story&id=primitives-visuallyhidden--default`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
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
    // Storybook loads a page anew whose stories are left before their 'finished'.
    const ended = ['finished', 'aborted'];
    return (
      waiting === 0 &&
      storyRenders.length >= roots &&
      storyRenders.every(({ phase }) => ended.includes(phase))
    );
  });
}

/**
 * Looks at the page that is shown: no id that something refers to occurs twice on it, and axe finds nothing in the light theme by all rules and
 * in the dark one by those about colours, which is all that a theme changes. For axe the stories on it are put aside:
 * each has been through it in both themes by itself (`stories` of `npm test`).
 * @returns a line for each element that is wrong.
 */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    async ([options, colours, references, theirs]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, axe } = window as unknown as Preview;
      const docs = document.querySelector('#storybook-docs');
      const inDocs = (selector: string) =>
        [...(docs?.querySelectorAll(selector) ?? [])].filter((element) => !element.closest(theirs));
      const ids = inDocs('[id]').map(({ id }) => id);
      const referred = new Set(
        references.flatMap((name) =>
          inDocs(`[${name}]`).flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
        ),
      );
      const repeated = ids
        .filter((id, index) => ids.indexOf(id) < index && referred.has(id))
        .map((id) => `the id ${id} occurs twice`);
      const stories = inDocs('.sb-story').map((story) => [story, [...story.childNodes]] as const);
      const look = async (theme: string, run: RunOptions) => {
        // Only the frame around stories listens: the stories do not render again.
        channel.emit('globalsUpdated', { globals: { theme, palette: 'vitral' } });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const { violations } = await axe.run({ exclude: [theirs] }, run);
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, any: [first] }) => `${theme}, ${id}: ${html} ${first?.message ?? ''}`),
        );
      };
      for (const [story] of stories) story.replaceChildren();
      const dark = await look('dark', { ...options, runOnly: colours });
      const light = await look('light', options);
      for (const [story, nodes] of stories) story.replaceChildren(...nodes);
      return [...repeated, ...light, ...dark];
    },
    [options, COLOUR_RULES, REFERENCES, THEIRS] as const,
  );
}
