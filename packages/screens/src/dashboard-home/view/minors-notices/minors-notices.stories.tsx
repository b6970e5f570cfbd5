import { quietNotices, securityNotices } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MinorsNotices } from './minors-notices.tsx';

const { menores, menoresSinTutor } = securityNotices;

const meta = {
  title: 'Pantallas/Admin/Parts/Minors notices',
  component: MinorsNotices,
  args: { notices: menores, waiting: menoresSinTutor, timeZone: 'America/La_Paz' },
} satisfies Meta<typeof MinorsNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('menores sin tutor')).toHaveTextContent('14 menores sin tutor');
    await expect(canvas.getByText(/hizo que «daniel» deje de contar como menor/)).toBeVisible();
    await expect(canvas.getByText(/el número también es de otra persona/)).toBeVisible();
    await expect(canvas.getByText(/«ruth.a» importó los teléfonos de 12 tutores/)).toBeVisible();
  },
};

/** The first of them by name, each with the way to the ficha. */
export const Opened: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('menores sin tutor'));
    await expect(canvas.getByRole('link', { name: 'Abigail Suárez' })).toHaveAttribute(
      'href',
      '/dashboard/editar/4',
    );
    await expect(canvas.getByText('Y 12 más.')).toBeVisible();
  },
};

export const One: Story = {
  args: { notices: [], waiting: { total: 1, personas: menoresSinTutor.personas.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('menor sin tutor')).toHaveTextContent('1 menor sin tutor');
  },
};

export const Changes: Story = { args: { waiting: quietNotices.menoresSinTutor } };

export const Empty: Story = {
  args: { notices: [], waiting: quietNotices.menoresSinTutor },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/tutor/)).toBeNull();
  },
};
