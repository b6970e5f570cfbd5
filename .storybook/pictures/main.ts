import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import main from '../main.ts';
import { declaredStories, picturesOf } from './baselines.ts';

const pictured = declaredStories().filter((story) => picturesOf(story).length > 0);

/**
 * Storybook as vitest photographs it, without documentation pages, tables of props and axe. Only files with a picture:
 * loading the others took a fifth of the run.
 */
const config: StorybookConfig = {
  ...main,
  stories: [...new Set(pictured.map(({ file }) => `../../${file}`))],
  addons: ['@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  typescript: { reactDocgen: false },
  viteFinal: async (vite, options) =>
    mergeConfig((await main.viteFinal?.(vite, options)) ?? vite, {
      root: join(import.meta.dirname, '../..'),
    }),
};

export default config;
