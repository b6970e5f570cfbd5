import { crowd, longNames, users } from '@ministerio/contract/fixtures';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MinistryMembers } from './ministry-members.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Ministry members',
  component: MinistryMembers,
  args: { ministry: 'Red de Jovenes', members: users.slice(1), onRemove: fn() },
  decorators: [withCard],
} satisfies Meta<typeof MinistryMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Removes: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const list = canvas.getByRole('list', { name: 'Miembros de Red de Jovenes' });
    await expect(list.children).toHaveLength(6);
    await expect(canvas.getByText('6 miembros')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar a Camila Rojas Vaca' }));
    await expect(args.onRemove).toHaveBeenCalledWith(users[1]);
  },
};

/** A leader takes the ministry's attendance in their own member area. */
export const Leaders: Story = {
  args: { leaders: new Set(['2']), onLead: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Líder')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ya no es líder Camila Rojas Vaca' }));
    await expect(args.onLead).toHaveBeenLastCalledWith(users[1], false);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Removing: Story = { args: { removing: new Set(['2']) } };

export const Empty: Story = {
  tags: ['picture'],
  args: { members: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este ministerio no tiene miembros.')).toBeVisible();
  },
};

export const SearchIgnoresAccents: Story = {
  args: { members: crowd(24) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'suarez 24');
    await expect(canvas.getByText('1 de 24 miembros')).toBeVisible();
    await expect(canvas.getByText('Ana Suárez 24')).toBeVisible();
  },
};

export const LongNames: Story = {
  tags: ['picture:phone'],
  args: { members: longNames },
  globals: { viewport: { value: 'phone' } },
};
