import { home } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CONTACT_TITLE_PACE, TypingLine } from './index.ts';

const fast = { charMs: 5, pauseMs: 40 } as const;

const meta = {
  title: 'Composed/Public/Typing line',
  component: TypingLine,
  args: { lines: home.hero.typed },
} satisfies Meta<typeof TypingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const stage = (root: HTMLElement) => root.querySelector('[data-part="stage"]');

/** Screen readers get both lines once, as one sentence; what types is hidden from them. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Un lugar para toda la familia..')).toBeInTheDocument();
    await expect(stage(canvasElement)).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Starts with the first line whole, then types the next one. */
export const Types: Story = {
  args: { pace: fast },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(stage(canvasElement)).toHaveTextContent('Un lugar para toda la familia..'));
    await waitFor(() => expect(stage(canvasElement)).toHaveTextContent('Un concepto diferente de iglesia.'));
  },
};

/** Stops on the current line. */
export const Paused: Story = {
  args: { pace: fast, paused: true },
  play: async ({ canvasElement }) => {
    await expect(stage(canvasElement)).toHaveTextContent('Un concepto diferente de iglesia.');
    await expect(canvasElement.querySelector('[data-component="TypingLine"]')).toHaveAttribute('data-paused');
  },
};

/** The contact page's title types slower and less evenly. */
export const ContactTitle: Story = {
  args: { lines: ['Cómo llegar', 'Te esperamos'], pace: CONTACT_TITLE_PACE },
};
