import { removeDemo } from '@ministerio/contract';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { asked } from '../kit/test/calls.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { RemoveDemo } from './index.ts';

const meta = {
  title: 'Pantallas/Admin/Remove demo',
  component: RemoveDemo,
  ...adminStory,
  parameters: { msw: { handlers: [mock(removeDemo, { message: 'Datos de ejemplo eliminados.' })] } },
} satisfies Meta<typeof RemoveDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Quitar los datos de ejemplo' })).toBeVisible();
  },
};

/** Asks first, with what goes and what stays. */
export const Asks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los datos de ejemplo' }));
    await expect(canvas.getByRole('alertdialog')).toHaveTextContent(/Lo que hayas creado tú se conserva\./);
  },
};

export const Removed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los datos de ejemplo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expectToast('Se quitaron los datos de ejemplo.');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(removeDemo)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los datos de ejemplo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await asked(removeDemo);
    await expect(canvas.getByRole('button', { name: /^Quitar\s*Un momento/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [mockRefusal(removeDemo, 503, 'storage_unavailable')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los datos de ejemplo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('No se pudieron quitar los datos de ejemplo'),
    );
  },
};
