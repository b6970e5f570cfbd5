import type { Decorator } from '@storybook/react-vite';
import { Card } from './card.tsx';

/** Storybook decorator: the ground that most parts of the panel stand on. */
export const withCard: Decorator = (Story) => (
  <Card>
    <Story />
  </Card>
);
