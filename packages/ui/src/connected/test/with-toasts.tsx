import type { Decorator } from '@storybook/react-vite';
import { Toaster } from '../../primitives/toast/index.ts';

/** Storybook decorator: shows a story's toasts, long enough for a slow machine. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <Toaster durationMs={90_000} />
  </>
);
