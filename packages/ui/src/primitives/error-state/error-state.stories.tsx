import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withCard } from '../../testing/with-card.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Primitives/ErrorState',
  component: ErrorState,
  args: {
    title: 'Error al cargar las categorías',
    message: 'No hay conexión. Inténtalo de nuevo.',
    onRetry: fn(),
  },
  decorators: [withCard],
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** For the documentation's drawing of its parts, beside the default on the same page. */
export const Parts: Story = { tags: ['!dev', '!autodocs'] };

export const TriesAgain: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error al cargar las categorías');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };

export const WithoutRetry: Story = {
  render: ({ title }) => <ErrorState title={title} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
