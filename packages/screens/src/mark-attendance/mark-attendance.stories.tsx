import { markByPosition, myAttendance } from '@ministerio/contract';
import { myAttendanceRecords } from '@ministerio/contract/fixtures';
import { mock, mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ownBackend } from '../kit/test/backends.ts';
import { MyAttendance } from '../my-attendance/index.ts';
import { fakeGeolocation, fakePermission } from './geolocation/test/fake-geolocation.ts';
import { MarkAttendance } from './index.ts';
import { accepts, markStory, near, nothingYet, press, received, says } from './test/mark-story.ts';

const away = [-17.83, -63.18, 12] as const;
const quiet = [nothingYet, ownBackend];

const { services, ...commonMeta } = markStory;

const meta = {
  title: 'Pantallas/Member/Mark attendance',
  ...commonMeta,
  parameters: { services, msw: { handlers: [accepts, ...quiet] } },
} satisfies Meta<typeof MarkAttendance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Day and time are the church's, not the device's; on our own server the accuracy is sent too. */
export const Marked: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, '¡Asistencia marcada correctamente desde el lugar de la iglesia!');
    await expect(received).toHaveBeenCalledWith({
      date: '2026-11-21',
      time: '19:03:12',
      latitude: -17.8129,
      longitude: -63.1799,
      accuracy: 12,
    });
  },
};

/** The pressed button is gone: the focus goes to the sentence, and the hour stands in its place. */
export const FocusAfterTheMark: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, '¡Asistencia marcada');
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByText('Marcada a las 19:03')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Any other 2xx is no mark (spec section 8: 'non-200'). */
export const AcceptedOnly: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/asistencia/marcar', () => new HttpResponse(null, { status: 202 })),
        ...quiet,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, 'Error al marcar la asistencia.');
  },
};

/** A device without an accuracy: none is sent. */
export const WithoutAccuracy: Story = {
  parameters: { services: { geolocation: fakeGeolocation([-17.8129, -63.1799, Number.NaN]) } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, '¡Asistencia marcada');
    await expect(received.mock.lastCall?.[0]).not.toHaveProperty('accuracy');
  },
};

/** The member's list under the panel reloads after a mark. */
export const ReloadsTheList: Story = {
  render: (args) => (
    <>
      <MarkAttendance {...args} />
      <MyAttendance />
    </>
  ),
  parameters: {
    msw: {
      handlers: [
        accepts,
        http.get('*/api/asistencia/mis-asistencias', () => HttpResponse.json([]), { once: true }),
        mock(myAttendance, [...myAttendanceRecords]),
        ownBackend,
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('No se encontraron asistencias.')).toBeVisible();
    await press(canvasElement);
    await expect(await canvas.findByRole('table', { name: 'Mis Asistencias' })).toBeVisible();
  },
};

/** The browser is not asked before the person agrees. */
export const AskingPermission: Story = {
  args: { watchPermission: fakePermission('prompt') },
  play: async ({ canvas, canvasElement, parameters }) => {
    const device = parameters.services.geolocation;
    const before = device.watchers();
    await expect(await canvas.findByText(/^Guardamos el lugar 90 días/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Más sobre tu privacidad' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Usar mi ubicación' }));
    await expect(device.watchers()).toBe(before + 1);
    await waitFor(() => expect(canvas.getByText('-17.8129')).toBeVisible());
    await expect(within(canvasElement).getByRole('button', { name: 'Marcar Asistencia' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { services: { geolocation: fakeGeolocation() } },
  play: async ({ canvas, canvasElement }) => {
    await says(canvasElement, 'Esperando obtener la ubicación...');
    await expect(canvas.getByRole('button', { name: 'Marcar Asistencia' })).toBeDisabled();
  },
};

/** Denied, then allowed: the second try finds the position. */
export const PermissionDenied: Story = {
  parameters: { services: { geolocation: fakeGeolocation(1) } },
  play: async ({ canvas, canvasElement, parameters }) => {
    await says(canvasElement, 'No se pudo obtener la ubicación. Por favor, habilita la geolocalización.');
    parameters.services.geolocation.move(...near);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Marcar Asistencia' })).toBeEnabled());
    parameters.services.geolocation.fail(1);
  },
};

/** Too far: nothing is sent until the person walks in. */
export const OutOfRange: Story = {
  parameters: { services: { geolocation: fakeGeolocation(away) } },
  play: async ({ canvasElement, parameters }) => {
    await says(canvasElement, 'Podrás marcar a menos de 200 m.');
    await press(canvasElement);
    await says(canvasElement, 'No te encuentras en la iglesia. No puedes marcar asistencia.');
    await expect(received).not.toHaveBeenCalled();
    parameters.services.geolocation.move(...near);
    await says(canvasElement, 'Ya puedes marcar.');
    parameters.services.geolocation.move(...away);
    await says(canvasElement, 'No te encuentras en la iglesia. No puedes marcar asistencia.');
  },
};

/** A position of hours ago is not sent, and says nothing of where somebody is: the press waits for one of now. */
export const OldPosition: Story = {
  parameters: { services: { geolocation: fakeGeolocation([...near, 6 * 3_600_000]) } },
  play: async ({ canvas, canvasElement, parameters }) => {
    const device = parameters.services.geolocation;
    await says(canvasElement, 'Tu teléfono da una ubicación de hace rato.');
    await expect(canvas.queryByText(/^Estás a/)).toBeNull();
    await press(canvasElement);
    await says(canvasElement, 'Tu teléfono da una ubicación de hace rato.');
    await expect(received).not.toHaveBeenCalled();
    device.move(...near);
    await says(canvasElement, 'Ya puedes marcar.');
    await press(canvasElement);
    await says(canvasElement, '¡Asistencia marcada');
    await expect(received).toHaveBeenCalledTimes(1);
    device.move(...near, 6 * 3_600_000);
  },
};

/** A reading that is followed by a failure, or by a time in the background, is asked for anew; a press waits for it. */
export const LeftBehind: Story = {
  parameters: { services: { geolocation: fakeGeolocation(near) } },
  play: async ({ canvas, canvasElement, parameters }) => {
    const device = parameters.services.geolocation;
    await says(canvasElement, 'Ya puedes marcar.');
    device.fail(2);
    await says(canvasElement, 'No se pudo obtener la ubicación. Revisa que el GPS esté encendido.');
    await expect(canvas.getByRole('button', { name: 'Marcar Asistencia' })).toBeEnabled();
    device.move(...away);
    await says(canvasElement, 'Podrás marcar a menos de 200 m.');
    device.silence();
    window.dispatchEvent(new Event('pageshow'));
    await says(canvasElement, 'Esperando obtener la ubicación...');
    await press(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Marcar Asistencia/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await expect(received).not.toHaveBeenCalled();
    device.move(...near);
    await says(canvasElement, '¡Asistencia marcada');
    await expect(received).toHaveBeenCalledTimes(1);
  },
};

/** The token is checked before the position and the distance. */
export const NoToken: Story = {
  parameters: { services: { signedInAs: null, geolocation: fakeGeolocation(away) } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, 'Token no encontrado');
    await expect(received).not.toHaveBeenCalled();
  },
};

/** Marked earlier today, perhaps by number at the door: shown before asking for the position. */
export const AlreadyMarkedToday: Story = {
  args: { watchPermission: fakePermission('prompt') },
  parameters: { msw: { handlers: [accepts, mock(myAttendance, [...myAttendanceRecords]), ownBackend] } },
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'Hoy ya marcaste tu asistencia a las 18:52.');
  },
};

/** A list that fails to load does not block marking. */
export const ListUnavailable: Story = {
  parameters: { msw: { handlers: [accepts, mockRefusal(myAttendance, 500, 'internal_error'), ownBackend] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, '¡Asistencia marcada');
  },
};

export const AlreadyMarked: Story = {
  parameters: { msw: { handlers: [mockRefusal(markByPosition, 409, 'already_marked'), ...quiet] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, 'Error: Este usuario ya marcó asistencia hoy.');
  },
};

/** A refusal without a message. */
export const RefusedWithoutWords: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/asistencia/marcar', () => new HttpResponse(null, { status: 403 })),
        ...quiet,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, 'Error: No autorizado');
  },
};

export const NoNetwork: Story = {
  parameters: { msw: { handlers: [mockNetworkError(markByPosition), ...quiet] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, 'Error al marcar la asistencia.');
  },
};

/** Shown before an attempt, beside the position; gone when back online. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await says(canvasElement, 'No hay conexión. Inténtalo de nuevo.');
    await expect(canvas.getByText('-17.8129')).toBeVisible();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    window.dispatchEvent(new Event('online'));
    await says(canvasElement, 'Ya puedes marcar.');
  },
};

export const Sending: Story = {
  parameters: { msw: { handlers: [mockPending(markByPosition), ...quiet] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, 'Marcando tu asistencia');
  },
};
