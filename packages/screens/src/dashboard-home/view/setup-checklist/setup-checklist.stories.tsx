import { church, missingSettings } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SetupChecklist } from './setup-checklist.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Setup checklist',
  component: SetupChecklist,
  args: { missing: missingSettings({ ...church, contact: { ...church.contact, phone: undefined } }) },
} satisfies Meta<typeof SetupChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Falta configurar' })).toBeVisible();
    await expect(canvas.getByText('Teléfono de la iglesia')).toBeVisible();
    await expect(canvas.getByText('packages/content/src/church.json')).toBeVisible();
  },
};

/** On a first start visitors see sample data for missing settings. */
export const Sampled: Story = {
  args: { sampled: ['Teléfono de la iglesia', 'Número de WhatsApp'] },
  play: async ({ canvas }) => {
    const entry = canvas.getByText(/^Teléfono de la iglesia/);
    await expect(entry).toHaveTextContent('Datos de ejemplo');
    await expect(canvas.getByText('Cuenta de Instagram')).not.toHaveTextContent('Datos de ejemplo');
    await expect(canvas.getByText(/los visitantes ven datos inventados/)).toBeVisible();
  },
};

/** On our own server they are filled in on a screen of the panel. */
export const OwnServer: Story = {
  args: { href: '/dashboard/sitio' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sitio' })).toHaveAttribute('href', '/dashboard/sitio');
    await expect(canvas.queryByText(/church\.config\.ts/)).toBeNull();
  },
};

export const NothingMissing: Story = {
  args: { missing: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Falta configurar')).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
