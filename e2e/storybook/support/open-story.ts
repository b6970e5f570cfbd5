import { expect, type Page } from '@playwright/test';

/** The moment at which every story is looked at: a Saturday evening at the church. */
const NOW = new Date('2026-11-21T23:03:12Z');

/** What the stage of Storybook offers to a page that drives it. */
interface Stage {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, argument: unknown): void;
    on(event: string, listener: (report: { storyId: string; status: string }) => void): void;
    off(event: string, listener: (report: { storyId: string; status: string }) => void): void;
  };
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { id: string; phase?: string } };
}

const address = (id: string) => `/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`;

/** Opens one story by itself, with its play finished and its fonts loaded. */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(address(id));
  await page.waitForFunction((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Stage;
    const { id: shown, phase = '' } = preview?.currentRender ?? { id: '' };
    return shown === storyId && /finished|errored|aborted/.test(phase);
  }, id);
  await drawn(page);
}

/**
 * Shows another story on a stage that is open already, which is ten times faster than loading it anew.
 * @param id - as in the address: `composed-admin-users-table--default`
 * @throws Error when the story or its play fails
 */
export async function showStory(page: Page, id: string, theme: 'light' | 'dark'): Promise<void> {
  // From here on a focus that a script sets has its ring, whatever was pressed in the story before.
  await page.keyboard.press('Shift');
  const status = await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
      window as unknown as Stage;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    return new Promise<string>((resolve) => {
      const listen = (report: { storyId: string; status: string }) => {
        if (report.storyId !== storyId) return;
        channel.off('storyFinished', listen);
        resolve(report.status);
      };
      channel.on('storyFinished', listen);
      const again = preview?.currentRender?.id === storyId;
      channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, id);
  expect(status, `the play of ${id}`).toBe('success');
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  await drawn(page);
}

/** Waits for fonts and for the pictures that are in sight. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Also those that no letter of this story has asked for: the next story is measured with them from the start.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete);
    await Promise.allSettled(pictures.map((image) => image.decode()));
  });
}
