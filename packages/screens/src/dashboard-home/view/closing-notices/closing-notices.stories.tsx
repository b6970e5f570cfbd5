import { securityNotices } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosingNotices } from './closing-notices.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Closing notices',
  component: ClosingNotices,
  args: { notices: securityNotices.cierres, timeZone: 'America/La_Paz' },
} satisfies Meta<typeof ClosingNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('«ruth.a» cerró octubre de 2026 el 20-11-2026 a las 19:20.')).toBeVisible();
  },
};

export const Adjusted: Story = {
  args: {
    notices: [{ motivo: 'ajustado', mes: '2026-09', por: 'admin', cuando: '2026-11-19T22:00:00.000Z' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/«admin» ajustó septiembre de 2026/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Cierre de aportes')).toBeNull();
  },
};
