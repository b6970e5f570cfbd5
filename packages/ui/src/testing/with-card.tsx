import type { Decorator } from '@storybook/react-vite';
import { Card } from '../primitives/card/card.tsx';

/** Storybook decorator: the card around most parts of the panel. */
export const withCard: Decorator = (Story) => (
  <Card>
    <Story />
  </Card>
);
