import { readScreen } from '@ministerio/contract';
import { createClient } from '@ministerio/contract/client';
import { mock, mockNetworkError, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HallScreen } from './hall-screen.tsx';

const shown = {
  presentes: 47,
  unos: 62,
  reunion: { titulo: 'Red de Jovenes', inicio: '19:00', fin: '21:00' },
  fecha: '2026-11-28',
};

const meta = {
  title: 'Pantallas/Admin/Hall screen',
  component: HallScreen,
  parameters: { layout: 'fullscreen', msw: { handlers: [mock(readScreen, shown)] } },
  args: {
    client: createClient({ baseUrl: '/api', getToken: () => null }),
    product: 'Ministerio Juvenil',
  },
} satisfies Meta<typeof HallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '47 de unos 62 vidrios encendidos' })).toBeVisible();
  },
};

export const Ended: Story = {
  parameters: { msw: { handlers: [mockRefusal(readScreen, 404, 'screen_link_ended')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('vale hasta el final del día');
  },
};

export const NoConnection: Story = {
  parameters: { msw: { handlers: [mockNetworkError(readScreen)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Se intenta de nuevo cada pocos segundos/)).toBeVisible();
  },
};
