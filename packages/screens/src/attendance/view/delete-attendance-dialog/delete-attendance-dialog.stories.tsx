import { attendanceRecords, longNames } from '@ministerio/contract/fixtures';
import { Button } from '@ministerio/ui/primitives/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DeleteAttendanceDialog, type DeleteAttendanceDialogProps } from './delete-attendance-dialog.tsx';

const [daniel, noelia] = attendanceRecords;

function Asking({ record, ...args }: DeleteAttendanceDialogProps) {
  const [asked, setAsked] = useState<typeof record>(null);
  const onClose = () => {
    args.onClose();
    setAsked(null);
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsked(record)}>
        Eliminar
      </Button>
      <DeleteAttendanceDialog {...args} record={asked} onClose={onClose} />
    </>
  );
}

const meta = {
  title: 'Pantallas/Admin/Parts/Delete attendance dialog',
  component: DeleteAttendanceDialog,
  args: { record: daniel ?? null, onConfirm: fn(), onClose: fn() },
  // Open at once it would cover the page that documents it.
  render: (args, { viewMode }) =>
    viewMode === 'docs' ? <Asking {...args} /> : <DeleteAttendanceDialog {...args} />,
} satisfies Meta<typeof DeleteAttendanceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Answered: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole('alertdialog', {
      name: '¿Eliminar la asistencia de Daniel Choque Mamani?',
    });
    await expect(dialog).toHaveAccessibleDescription(
      'Es la del 21-11-2026 a las 19:03, con su aporte «Bs 15». Queda anotado quién la eliminó.',
    );
    await expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const WithoutAporte: Story = {
  args: { record: noelia ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a las 19:01\. Queda anotado/)).toBeVisible();
  },
};

export const FromAPaperList: Story = {
  args: { record: noelia ? { ...noelia, time: '00:00:00', sinHora: true } : null },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^Es la del 21-11-2026, de una lista en papel\. Queda anotado/)).toBeVisible(),
    );
  },
};

export const NobodyNamed: Story = {
  args: { record: daniel ? { ...daniel, user: null } : null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog')).toHaveAccessibleName(
      '¿Eliminar la asistencia de esta persona?',
    );
  },
};

export const Deleting: Story = { args: { pending: true } };

export const Refused: Story = {
  tags: ['picture'],
  args: { error: 'No se pudo eliminar la asistencia. No se encontró la asistencia.' },
};

export const LongName: Story = {
  args: { record: daniel ? { ...daniel, user: longNames[0] ?? null } : null },
  globals: { viewport: { value: 'phone' } },
};
