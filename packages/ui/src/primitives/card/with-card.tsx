import type { Decorator } from '@storybook/react-vite';
import { Card } from './index.ts';

/** Storybook decorator: the ground that most parts of the panel stand on. */
export const withCard: Decorator = (Story) => (
  <Card>
    <Story />
  </Card>
);
