import { Toaster } from '@ministerio/ui/primitives/toast';
import type { Decorator } from '@storybook/react-vite';

/** Storybook decorator: shows a story's toasts, long enough for a slow machine. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <Toaster durationMs={90_000} />
  </>
);
