import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import main from '../main.ts';

const root = join(import.meta.dirname, '../..');
/** The files that may tag a story with a picture: loading the others takes a quarter of the whole run. */
const pictured = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).filter((file) =>
  readFileSync(join(root, file), 'utf8').includes("'picture"),
);

/**
 * Storybook as vitest photographs it: the components of `packages/ui` with pictures, without documentation pages, tables
 * of props and axe.
 */
const config: StorybookConfig = {
  ...main,
  stories: pictured.map((file) => `../../${file.replaceAll('\\', '/')}`),
  addons: ['@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public'],
  typescript: { reactDocgen: false },
  viteFinal: async (vite, options) => mergeConfig((await main.viteFinal?.(vite, options)) ?? vite, { root }),
};

export default config;
