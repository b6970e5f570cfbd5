import { categories, longNames, people, users } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AssignForm } from './assign-form.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Assign form',
  component: AssignForm,
  args: { users, categories, onAssign: fn(async () => true) },
} satisfies Meta<typeof AssignForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Assigns: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const user = canvas.getByRole('combobox', { name: 'Usuario' });
    const ministry = canvas.getByRole('combobox', { name: 'Ministerio' });
    await userEvent.selectOptions(user, 'camila');
    await userEvent.selectOptions(ministry, 'Red de Adolescentes');
    await userEvent.click(canvas.getByRole('button', { name: 'Asignar Usuario' }));
    await waitFor(() => expect(user).toHaveValue(''));
    await expect(ministry).toHaveValue('');
    await expect(args.onAssign).toHaveBeenCalledWith(people.camila, categories[1]);
  },
};

export const BothMustBeChosen: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Usuario' }), 'camila');
    await userEvent.click(canvas.getByRole('button', { name: 'Asignar Usuario' }));
    await expect(await canvas.findByText('Selecciona un ministerio')).toBeVisible();
    await expect(canvas.queryByText('Selecciona un usuario')).toBeNull();
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  tags: ['picture'],
  args: {
    onAssign: fn(async () => false),
    error: 'Error al asignar usuario a la categoría. No se encontró el usuario.',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Usuario' }), 'camila');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ministerio' }), 'Red de Jovenes');
    await userEvent.click(canvas.getByRole('button', { name: 'Asignar Usuario' }));
    await waitFor(() => expect(args.onAssign).toHaveBeenCalled());
    await expect(canvas.getByRole('combobox', { name: 'Usuario' })).toHaveDisplayValue('camila');
  },
};

export const Empty: Story = { args: { users: [], categories: [] } };

export const Assigning: Story = { args: { pending: true } };

export const LongNames: Story = {
  args: { users: longNames },
  globals: { viewport: { value: 'phone' } },
};
