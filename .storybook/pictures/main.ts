import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import main from '../main.ts';

/** Storybook as vitest photographs it: the components of `packages/ui`, without documentation pages and axe. */
const config: StorybookConfig = {
  ...main,
  stories: ['../../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  viteFinal: async (vite, options) =>
    mergeConfig((await main.viteFinal?.(vite, options)) ?? vite, {
      root: join(import.meta.dirname, '../..'),
    }),
};

export default config;
