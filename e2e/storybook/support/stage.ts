import { test as base, type Page } from '@playwright/test';
import { openStory } from './open-story.ts';

/** A test with a stage that one worker opens once: loading Storybook takes longer than what is looked at. */
export const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use, workerInfo) => {
      const { baseURL, locale, timezoneId, contextOptions } = workerInfo.project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
      });
      const stage = await context.newPage();
      await openStory(stage, 'composed-public-logo--default');
      await use(stage);
      await context.close();
    },
    { scope: 'worker' },
  ],
});
