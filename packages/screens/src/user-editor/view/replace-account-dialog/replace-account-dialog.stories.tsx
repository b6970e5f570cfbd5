import { OpenedByButton } from '@ministerio/ui/testing/opened-by-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplaceAccountDialog } from './replace-account-dialog.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Replace account dialog',
  component: ReplaceAccountDialog,
  args: { username: 'intruso', attendanceCount: 3, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof ReplaceAccountDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** As a form asks it whose number is taken. */
export const Asked: Story = {
  render: ({ username, ...args }) => (
    <OpenedByButton label="Guardar">
      {(open, close) => <ReplaceAccountDialog {...args} username={open ? username : null} onClose={close} />}
    </OpenedByButton>
  ),
};

export const Answered: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('alertdialog', { name: '¿Reemplazar la cuenta «intruso»?' });
    await expect(dialog).toHaveAccessibleDescription(/se elimina con sus 3 asistencias\. Si es la misma/);
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Reemplazar' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const WithoutAttendance: Story = {
  args: { attendanceCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/se elimina; no tiene asistencias\./)).toBeVisible();
  },
};

export const CountUnknown: Story = {
  args: { attendanceCount: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/se elimina con sus asistencias\./)).toBeVisible();
  },
};

export const OneRecord: Story = { args: { attendanceCount: 1 } };

export const LongName: Story = {
  tags: ['picture:phone'],
  args: { username: 'maximiliano.fernando.de.la.santisima.trinidad.villarroel.gutierrez' },
  globals: { viewport: { value: 'phone' } },
};
