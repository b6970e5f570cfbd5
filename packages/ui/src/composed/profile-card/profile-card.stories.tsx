import { longNames, people } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { ProfileCard } from './profile-card.tsx';

const meta = {
  title: 'Composed/Member/Profile card',
  component: ProfileCard,
  args: { username: people.camila.username },
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Perfil de Usuario' })).toBeVisible();
    await expect(canvas.getByText('Nombre de Usuario:')).toBeVisible();
    await expect(canvas.getByRole('definition')).toHaveTextContent('camila');
  },
};

export const NotSignedIn: Story = {
  tags: ['picture'],
  args: { username: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent('No autenticado');
  },
};

export const LongName: Story = {
  args: { username: longNames[0]?.username ?? '' },
  globals: { viewport: { value: 'phone' } },
};

export const WithAction: Story = {
  args: {
    children: (
      <ButtonLink href="/dashboard/user/clave" variant="secondary" size="sm">
        Cambiar contraseña
      </ButtonLink>
    ),
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
