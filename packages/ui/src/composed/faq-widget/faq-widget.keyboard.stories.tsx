import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Press, withKeys, withoutAxe } from '../../testing/with-keys.ts';
import faqWidget, { Default } from './faq-widget.stories.tsx';

const meta = {
  ...faqWidget,
  title: 'Composed/Public/FAQ widget/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...faqWidget.parameters, ...withoutAxe },
} satisfies Meta<typeof faqWidget.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.getByRole('button', { name: 'Abrir las preguntas frecuentes' });

/** Opens the panel; the result is its questions. */
async function openQuestions(root: HTMLElement, press: Press): Promise<NodeListOf<HTMLElement>> {
  await press('Enter', button());
  await waitFor(() => expect(root.querySelector('summary')).toBeVisible());
  return root.querySelectorAll('summary');
}

export const EnterTheButton: Story = {
  ...Default,
  name: 'Enter: the floating button',
  play: withKeys(async ({ canvasElement, press }) => {
    const [first] = await openQuestions(canvasElement, press);
    await press('Tab');
    await expect(first).toHaveFocus();
  }),
};

export const SpaceAQuestion: Story = {
  ...Default,
  name: 'Space: a question',
  play: withKeys(async ({ canvas, canvasElement, press }) => {
    const [first, second] = await openQuestions(canvasElement, press);
    await press('Space', first);
    await waitFor(() => expect(first?.closest('details')).toHaveAttribute('open'));
    await press('Space', second);
    await waitFor(() => expect(canvas.getByText(/Tercer anillo Externo/)).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1));
  }),
};

export const EscapeInThePanel: Story = {
  ...Default,
  name: 'Escape: anywhere in the panel',
  play: withKeys(async ({ canvas, canvasElement, press }) => {
    await openQuestions(canvasElement, press);
    await press('Escape', canvas.getByRole('link', { name: 'Chatear con nosotros' }));
    await waitFor(() => expect(canvas.queryByText('Chat de Preguntas Frecuentes')).toBeNull());
    await expect(button()).toHaveFocus();
  }),
};
