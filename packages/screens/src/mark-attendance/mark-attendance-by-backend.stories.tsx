import { registrationStatus } from '@ministerio/contract';
import { mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect } from 'storybook/test';
import { foreignBackend } from '../kit/test/backends.ts';
import { fakePermission } from './geolocation/test/fake-geolocation.ts';
import type { MarkAttendance } from './index.ts';
import { accepts, markStory, nothingYet, press, received, says } from './test/mark-story.ts';

const { services, ...commonMeta } = markStory;

const meta = {
  title: 'Pantallas/Member/Mark attendance by backend',
  ...commonMeta,
  parameters: { services },
} satisfies Meta<typeof MarkAttendance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No promise about how another backend stores positions. */
export const AskingOnForeignBackend: Story = {
  args: { watchPermission: fakePermission('prompt') },
  parameters: { msw: { handlers: [foreignBackend, accepts, nothingYet] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Usamos tu ubicación/)).toBeVisible();
    await expect(canvas.queryByText(/90 días/)).toBeNull();
  },
};

const specified = { date: '2026-11-21', time: '19:03:12', latitude: -17.8129, longitude: -63.1799 };

/** Another backend may refuse fields beyond the spec: the body is exactly the spec's. */
export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [foreignBackend, accepts, nothingYet] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, '¡Asistencia marcada');
    await expect(received).toHaveBeenCalledWith(specified);
  },
};

/** The backend is unknown: the mark is sent without the field. */
export const UnknownBackend: Story = {
  parameters: { msw: { handlers: [mockRefusal(registrationStatus, 503, 'busy'), accepts, nothingYet] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, '¡Asistencia marcada');
    await expect(received).toHaveBeenCalledWith(specified);
  },
};

let tellWhose = () => {};
let reported = Promise.resolve();

/** A press before the backend is known waits for the answer. */
export const PressedBeforeItIsKnown: Story = {
  beforeEach: () => {
    reported = new Promise((resolve) => {
      tellWhose = resolve;
    });
  },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/registro', async () => {
          await reported;
          return HttpResponse.json({ abierto: true });
        }),
        accepts,
        nothingYet,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await says(canvasElement, 'Marcando tu asistencia');
    await expect(received).not.toHaveBeenCalled();
    tellWhose();
    await says(canvasElement, '¡Asistencia marcada');
    await expect(received).toHaveBeenCalledWith({ ...specified, accuracy: 12 });
  },
};
