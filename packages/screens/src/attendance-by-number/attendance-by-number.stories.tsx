import { markByNumber, markLate } from '@ministerio/contract';
import { mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import { heldTimers } from '@ministerio/ui/testing/held-timers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { AttendanceByNumber } from './index.ts';
import { calls, lateMarks, mark, marks, ownServer, undoes } from './test/desk-mocks.ts';

/** How long the line under the field and its toast stay. */
const freshness = heldTimers(3_000);

const meta = {
  title: 'Pantallas/Admin/Attendance by number',
  component: AttendanceByNumber,
  ...adminStory,
  beforeEach: () => {
    calls.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [marks, undoes, lateMarks, ...ownServer] } },
} satisfies Meta<typeof AttendanceByNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Marked: Story = {
  beforeEach: freshness.hold,
  play: async (context) => {
    const { canvas } = context;
    await mark(context, ' 10573 ');
    await expectToast('Asistencia marcada exitosamente');
    await expect(await canvas.findAllByText('Daniel Choque Mamani')).toHaveLength(2);
    await expect(await canvas.findByText('19:03')).toBeVisible();
    await expect(canvas.getByText(/Marcada a las 19:03/)).toBeVisible();
    // The line speaks, the toast does not: one announcement.
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Asistencia marcada exitosamente. Daniel Choque Mamani',
    );
    const toasted = screen.getByText('Asistencia marcada exitosamente');
    await expect(toasted).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(canvas.getByLabelText('Número de Membresía')).toHaveValue(''));
    await expect(calls.mock.calls).toEqual([['{"codigoMembresia":"10573"}']]);
  },
};

export const DoubleClickSendsOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Número de Membresía'), '10573');
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Marcar Asistencia' }));
    await screen.findByText('Asistencia marcada exitosamente');
    await expect(calls).toHaveBeenCalledTimes(1);
  },
};

/** A paper list: its day is announced, sent and shown, and its marks can be undone too. */
export const LateMark: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Otra fecha' }));
    await userEvent.type(await canvas.findByLabelText('Fecha de la lista'), '2026-11-14');
    await expect(await canvas.findByText('Marcando para el 14-11-2026')).toBeVisible();
    await mark(context, '10573');
    await expectToast('Asistencia del 14-11-2026 marcada exitosamente');
    await expect(calls).toHaveBeenLastCalledWith('{"codigoMembresia":"10573","fecha":"2026-11-14"}');
    await userEvent.click(
      await canvas.findByRole('button', {
        name: 'Deshacer la asistencia de Daniel Choque Mamani del 14-11-2026',
      }),
    );
    await waitFor(() => expect(canvas.queryByText('Daniel Choque Mamani')).toBeNull());
    await expect(calls).toHaveBeenLastCalledWith('DELETE 190');
  },
};

export const LateMarkRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        ...ownServer,
        mockRefusal(markLate, 409, 'already_marked', {
          message: 'Este usuario ya tiene su asistencia del 14-11-2026.',
        }),
      ],
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Otra fecha' }));
    await userEvent.type(await canvas.findByLabelText('Fecha de la lista'), '2026-11-14');
    await mark(context, '10573');
    await waitFor(() =>
      expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(
        'Este usuario ya tiene su asistencia del 14-11-2026.',
      ),
    );
    await expect(canvas.getByLabelText('Número de Membresía')).toHaveValue('');
  },
};

/** A backend with the specification's calls alone offers neither paper lists nor undo. */
export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [marks, foreignBackend] } },
  play: async (context) => {
    const { canvas } = context;
    await mark(context, '10573');
    await expect((await canvas.findAllByText('Daniel Choque Mamani'))[0]).toBeVisible();
    // The field is the specification's: no search, no other keyboard.
    const field = canvas.getByRole('textbox', { name: 'Número de Membresía' });
    await expect(field).not.toHaveAttribute('inputmode');
    await expect(canvas.queryByRole('button', { name: 'Otra fecha' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  },
};

/** A backend that answers the status alone: the number replaces the name, and nothing can be undone. */
export const EmptyAnswer: Story = {
  beforeEach: freshness.hold,
  parameters: {
    msw: {
      handlers: [
        ...ownServer,
        http.post('*/api/asistencia/marcar-por-membresia', () => new HttpResponse(null)),
      ],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await mark(context, '10573');
    await expect(await canvas.findAllByText('Número ••••73')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  },
};

export const Refused: Story = {
  beforeEach: freshness.hold,
  parameters: { msw: { handlers: [...ownServer, mockRefusal(markByNumber, 404, 'number_not_found')] } },
  play: async (context) => {
    const { canvas } = context;
    await mark(context, '999');
    const field = canvas.getByLabelText('Número de Membresía');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Número de membresía no válido Nadie tiene el 999. El siguiente lo reemplaza.',
      ),
    );
    await expect(field).toHaveValue('999');
    await expect(field).toHaveFocus();
    await waitFor(() => expect(screen.getAllByText('Número de membresía no válido')).toHaveLength(2));
  },
};

/** Marked before: the field is empty for the next person, and the line says who and when. */
export const Already: Story = {
  beforeEach: freshness.hold,
  parameters: {
    msw: {
      handlers: [...ownServer, mockRefusal(markByNumber, 409, 'already_marked')],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    // Offered once it is known that our own server answers, which alone can say who marked.
    await canvas.findByRole('button', { name: 'Otra fecha' });
    await mark(context, '10423');
    await waitFor(() => expect(screen.getAllByText('Este usuario ya marcó asistencia hoy.')).toHaveLength(2));
    await waitFor(() => expect(canvas.getByLabelText('Número de Membresía')).toHaveValue(''));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Este usuario ya marcó asistencia hoy.Anahí CuéllarYa marcó, a las 18:58',
      ),
    );
  },
};

/** Another backend says no more than its sentence, with whatever status; the field is emptied all the same. */
export const AlreadyElsewhere: Story = {
  parameters: {
    msw: {
      handlers: [
        foreignBackend,
        http.post(
          '*/api/asistencia/marcar-por-membresia',
          () => new HttpResponse('Este usuario ya marcó asistencia hoy.', { status: 400 }),
        ),
      ],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    await mark(context, '10573');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Este usuario ya marcó asistencia hoy.'),
    );
    await expect(canvas.getByLabelText('Número de Membresía')).toHaveValue('');
  },
};

/** Four digits and a tap; the number itself is on no screen. */
export const FourDigits: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await canvas.findByRole('combobox', { name: 'Número de Membresía' });
    await waitFor(() => expect(field).toHaveAttribute('inputmode', 'numeric'));
    await userEvent.type(field, '0573');
    await userEvent.click(
      await canvas.findByRole('option', { name: /Rosa Mendoza.*Exploradores del Rey · vino el 31-10/ }),
    );
    await waitFor(() => expect(calls.mock.calls).toEqual([['{"codigoMembresia":"20573"}']]));
    await expect(canvas.queryByText(/20573/)).toBeNull();
  },
};

/** Letters of a name, after 'abc' on a phone, and a tap. */
export const ByName: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const field = await canvas.findByRole('combobox', { name: 'Número de Membresía' });
    // Shown where the keyboard is on the screen.
    (await canvas.findByText('abc')).click();
    await waitFor(() => expect(field).not.toHaveAttribute('inputmode'));
    await userEvent.type(field, 'ro');
    await userEvent.click(await canvas.findByRole('option', { name: /Ana Rojas/ }));
    await waitFor(() => expect(calls.mock.calls).toEqual([['{"codigoMembresia":"10421"}']]));
    await waitFor(() => expect(field).toHaveAttribute('inputmode', 'numeric'));
    await expect(field).toHaveFocus();
  },
};

export const SilentError: Story = {
  beforeEach: freshness.hold,
  parameters: {
    msw: {
      handlers: [
        ...ownServer,
        http.post('*/api/asistencia/marcar-por-membresia', () => new HttpResponse(null, { status: 400 })),
      ],
    },
  },
  play: async (context) => {
    await mark(context, '999');
    await waitFor(() => expect(screen.getAllByText('⚠️ No se pudo marcar la asistencia.')).toHaveLength(2));
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [...ownServer, mockNetworkError(markByNumber)] } },
  play: async (context) => {
    await mark(context, '10573');
    await expect(await screen.findAllByText(/No hay conexión/)).not.toHaveLength(0);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [...ownServer, mockPending(markByNumber)] } },
  play: async (context) => {
    await mark(context, '10573');
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: /Marcar Asistencia/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};
