import { deleteAttendance } from '@ministerio/contract';
import { fixtureNow } from '@ministerio/contract/fixtures';
import { mockRefusal } from '@ministerio/contract/mocks';
import { heldTimers } from '@ministerio/ui/testing/held-timers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectToast } from '../kit/test/expect-toast.ts';
import desk from './attendance-by-number.stories.tsx';
import { calls, mark, marks, ownServer } from './test/desk-mocks.ts';

const meta = {
  ...desk,
  title: 'Pantallas/Admin/Attendance by number/Undo',
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof desk.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const minutes = heldTimers(60_000);
const lastSecond = heldTimers(1_000);

export const Undone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await mark(context, '10573');
    await userEvent.click(await canvas.findByRole('button', { name: /^Deshacer/ }));
    await waitFor(() => expect(canvas.queryByText('Daniel Choque Mamani')).toBeNull());
    await expect(calls).toHaveBeenLastCalledWith('DELETE 106');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Número de Membresía' })).toHaveFocus());
  },
};

export const UndoRefused: Story = {
  parameters: {
    msw: { handlers: [marks, ...ownServer, mockRefusal(deleteAttendance, 409, 'mark_in_use')] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await mark(context, '10573');
    await userEvent.click(await canvas.findByRole('button', { name: /^Deshacer/ }));
    await expectToast(
      'No se pudo deshacer la asistencia. Esta asistencia ya tiene un aporte. Corrígela en el panel.',
    );
    await expect(canvas.getByRole('list', { name: 'Últimas asistencias marcadas' })).toHaveTextContent(
      'Daniel Choque Mamani',
    );
  },
};

/** Another table took the mark away, or the answer to an earlier press was lost: nothing is left to undo. */
export const UndoneElsewhere: Story = {
  parameters: {
    msw: { handlers: [marks, ...ownServer, mockRefusal(deleteAttendance, 404, 'attendance_not_found')] },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await mark(context, '10573');
    await userEvent.click(await canvas.findByRole('button', { name: /^Deshacer/ }));
    await expectToast('Se deshizo la asistencia de Daniel Choque Mamani');
    await expect(canvas.queryByText('Daniel Choque Mamani')).toBeNull();
  },
};

/** Ten marks are kept, and after a minute undo is gone. */
export const TenAndAMinute: Story = {
  beforeEach: minutes.hold,
  play: async (context) => {
    const { canvas } = context;
    const field = canvas.getByLabelText('Número de Membresía');
    for (let count = 1; count <= 11; count += 1) {
      await mark(context, '10573');
      await waitFor(() => expect(calls).toHaveBeenCalledTimes(count));
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(field).toHaveFocus();
    }
    const list = canvas.getByRole('list', { name: 'Últimas asistencias marcadas' });
    await expect(list.children).toHaveLength(10);
    await expect(await canvas.findAllByRole('button', { name: /^Deshacer/ })).toHaveLength(10);
    minutes.waiting().at(0)?.();
    minutes.waiting().at(-1)?.();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Deshacer/ })).toHaveLength(9));
  },
};

/** The last marks of this account in this tab, with what is left of their minute. */
export const AfterAReload: Story = {
  beforeEach: (context) => {
    const kept = { time: '19:02', recordId: 105, undoable: true };
    window.sessionStorage.setItem(
      'borrador:admin:ultimas-marcas',
      JSON.stringify([
        { ...kept, key: '2', name: 'Noelia Justiniano', madeAtMs: fixtureNow - 59_000 },
        { ...kept, key: '1', name: 'Mateo Gutiérrez', recordId: 104, madeAtMs: fixtureNow - 61_000 },
      ]),
    );
    window.sessionStorage.setItem(
      'borrador:otra:ultimas-marcas',
      JSON.stringify([{ ...kept, key: '1', name: 'Rosa Mendoza', madeAtMs: fixtureNow }]),
    );
    return lastSecond.hold(context);
  },
  play: async ({ canvas }) => {
    const undo = await canvas.findAllByRole('button', { name: /^Deshacer/ });
    await expect(undo.map((button) => button.textContent)).toEqual([
      'Deshacer la asistencia de Noelia Justiniano',
    ]);
    await expect(canvas.getByRole('list').children).toHaveLength(2);
    await lastSecond.fire();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Deshacer/ })).toBeNull());
  },
};
