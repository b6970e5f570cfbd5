import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig, type PluginOption } from 'vite';
import { cspSafe } from '../packages/ui/vite-csp.js';
import { storybookBundle } from '../packages/widgets/scripts/storybook-bundle.ts';
import { shownComponents } from './manifests.ts';

/**
 * Keeps docgen in the stories' tests, which check the controls that come of it: the addon for Vitest leaves it out by
 * its name.
 */
const underOtherName = (plugin: PluginOption): PluginOption =>
  plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin'
    ? { ...plugin, name: 'docgen' }
    : plugin;

const config: StorybookConfig & { readonly experimental_manifests: typeof shownComponents } = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX alone knows no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: ['./public', { from: '../packages/ui/src/tokens/fonts', to: '/fonts' }],
  features: {
    // Other names of a component are headings of its page: the search finds 'botón' and 'modal' by them.
    experimentalSearchDocsHeadings: true,
    // For tools that read documentation; scripts/storybook adds its list of links.
    componentsManifest: true,
  },
  experimental_manifests: shownComponents,
  docs: { defaultName: 'Props' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(mergeConfig({ ...vite, plugins: vite.plugins?.map(underOtherName) }, cspSafe), {
      plugins: [storybookBundle()],
      // Found before the first story opens: a dependency found later would reload the page under a running test.
      optimizeDeps: {
        entries: [
          'packages/*/src/**/*.stories.tsx',
          'packages/screens/src/**/*.worker.ts',
          '.storybook/preview.tsx',
        ],
      },
      build: {
        // The manager and axe are large and nobody downloads them with the site.
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          // radix marks its modules 'use client', which a bundle without a server part ignores.
          onLog(level: string, log: { code?: string }, next: (level: string, log: unknown) => void) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
          },
        },
      },
    }),
};

export default config;
