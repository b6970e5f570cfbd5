import { people } from '@ministerio/contract/fixtures';
import { OpenedByButton } from '@ministerio/ui/testing/opened-by-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeleteUserDialog } from './delete-user-dialog.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Delete user dialog',
  component: DeleteUserDialog,
  args: { user: people.noelia, attendanceCount: 12, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteUserDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** As a row of the table asks it. */
export const Asked: Story = {
  render: ({ user, ...args }) => (
    <OpenedByButton label="Eliminar">
      {(open, close) => <DeleteUserDialog {...args} user={open ? user : null} onClose={close} />}
    </OpenedByButton>
  ),
};

export const Confirmed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: '¿Eliminar a noelia?' });
    await expect(dialog).toHaveAccessibleDescription(/se borrarán sus 12 asistencias/);
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const OneRecord: Story = {
  args: { attendanceCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/se borrará 1 asistencia suya/)).toBeVisible();
  },
};

export const NoRecords: Story = { args: { attendanceCount: 0 } };

export const Counting: Story = { tags: ['picture'], args: { attendanceCount: undefined } };

export const CountUnknown: Story = {
  args: { attendanceCount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/se borrarán sus asistencias/)).toBeVisible();
  },
};

export const Deleting: Story = { args: { pending: true } };

export const Refused: Story = {
  tags: ['picture'],
  args: {
    error: 'No se pudo eliminar el usuario. No se puede eliminar ni degradar al último administrador.',
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('último administrador');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Closed: Story = {
  args: { user: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};
