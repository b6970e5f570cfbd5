import type { Decorator } from '@storybook/react-vite';
import { Toaster } from '../../primitives/toast/index.ts';

/** Storybook decorator: the toasts that a story's calls raise show under it, long enough to be read by a slow machine. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <Toaster durationMs={90_000} />
  </>
);
