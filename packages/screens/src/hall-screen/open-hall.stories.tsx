import { endScreenLinks, makeScreenLink } from '@ministerio/contract';
import { mock, mockNetworkError, mockPending } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { OpenHall } from './open-hall.tsx';

const made = mock(makeScreenLink, { secreto: 'mMSOL_doOx3uTanNQ2yFNQ', vence: '2026-11-29T04:00:00.000Z' });

const meta = {
  title: 'Pantallas/Admin/Open hall',
  component: OpenHall,
  ...adminStory,
  parameters: { msw: { handlers: [made, mock(endScreenLinks, { message: 'Cerrados.' })] } },
} satisfies Meta<typeof OpenHall>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link is made when it is asked for, and everybody who has it can be shut out again. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir la pantalla' }));
    const link = await screen.findByRole('link', { name: /Abrir aquí/ });
    await expect(link).toHaveAttribute('href', `${location.origin}/pantalla#mMSOL_doOx3uTanNQ2yFNQ`);
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar los enlaces de hoy' }));
    await expect(await screen.findByText(/Los enlaces de hoy se cerraron/)).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Abrir aquí/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hacer otro enlace' }));
    await expect(await screen.findByRole('img', { name: 'Código QR que abre la pantalla' })).toBeVisible();
  },
};

export const Making: Story = {
  parameters: { msw: { handlers: [mockPending(makeScreenLink)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir la pantalla' }));
    await expect(await screen.findByText('Haciendo el enlace…')).toBeInTheDocument();
  },
};

export const NoConnection: Story = {
  parameters: { msw: { handlers: [mockNetworkError(makeScreenLink)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir la pantalla' }));
    await expect(await screen.findByText('No se pudo hacer el enlace')).toBeVisible();
    await expect(screen.getByRole('button', { name: /Reintentar/ })).toBeVisible();
  },
};
