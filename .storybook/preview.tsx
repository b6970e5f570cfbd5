import '../packages/ui/src/tokens/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { storyAxeOptions } from './axe-reporter.ts';
import { expectUsableControls } from './controls/expect-usable-controls.ts';
import { readableArgTypes } from './controls/readable-arg-types.ts';
import { laidOut } from './laid-out.ts';
import { loadMocks } from './load-mocks.ts';
import { expectNoMissingMock, failAtMissingMock, watchMocks } from './missing-mock.ts';
import { checkOtherPalette } from './other-palette.ts';
import { checkOtherTheme } from './other-theme.ts';
import { settleAfterEvents } from './settled.ts';
import { CodeBlock } from './theme/code-block.tsx';
import { DocsPage } from './theme/docs-page.tsx';
import { applyPalette, palettes } from './theme/palettes.ts';
import { webFontsLoaded } from './web-fonts.ts';

const underTest = 'VITEST' in import.meta.env || '__vitest_browser__' in globalThis;
if (underTest) {
  const sheet = new CSSStyleSheet();
  // A colour measured half way through a transition belongs to no theme.
  sheet.insertRule(
    '*,*::before,*::after,*::backdrop{transition:none!important;animation-duration:0s!important;animation-delay:0s!important}',
  );
  // A browser without a window has its pointer in the corner, where it would hover over what is tested.
  sheet.insertRule(
    'html::after{content:"";position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;z-index:2147483647}',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
// In a frame that is only looked at (docs/blocks/framed.tsx) what takes the focus must not scroll the page around it.
if (window.frameElement?.hasAttribute('inert')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
document.documentElement.lang = 'es';
// Elements appear within milliseconds; a machine that stands still for a second is no failure.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [readableArgTypes],
  loaders: [loadMocks],
  beforeAll: async () => {
    failAtMissingMock();
    settleAfterEvents();
    await webFontsLoaded();
  },
  beforeEach: watchMocks,
  initialGlobals: {
    theme: !underTest && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    palette: 'vitral',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    palette: {
      description: 'Palette',
      toolbar: {
        icon: 'paintbrush',
        items: Object.entries(palettes).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light';
      applyPalette(globals.palette);
      return <Story />;
    },
  ],
  afterEach: async ({ parameters, tags, argTypes }) => {
    await expectNoMissingMock();
    const test = parameters.a11y?.test;
    if (!underTest) return;
    expectUsableControls({ tags, argTypes });
    await laidOut();
    checkOtherPalette();
    if (test === 'error' && parameters.a11y?.disable !== true) await checkOtherTheme();
  },
  parameters: {
    a11y: { test: 'error', options: underTest ? storyAxeOptions : {} },
    layout: 'padded',
    controls: { matchers: { date: /date$/i } },
    backgrounds: { disable: true },
    docs: {
      container: DocsPage,
      components: { code: CodeBlock },
      source: { dark: true },
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    options: {
      storySort: {
        order: [
          'Home',
          'Install',
          'Patterns',
          'Foundations',
          ['Colours', '*'],
          'Primitives',
          'Composed',
          'Pantallas',
          'Widgets',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;
