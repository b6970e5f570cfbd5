import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fakeGeolocation } from './geolocation/test/fake-geolocation.ts';
import marking from './mark-attendance.stories.tsx';
import { near, says } from './test/mark-story.ts';

const meta = { ...marking, title: 'Pantallas/Member/Mark attendance/Device' } satisfies Meta<
  typeof marking.component
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Insecure: Story = {
  parameters: { services: { secureContext: false } },
  play: async ({ canvasElement }) => {
    await says(canvasElement, 'La ubicación necesita una dirección https://');
  },
};

/** Leaving the page stops watching the position. */
export const StopsWatching: Story = {
  parameters: { services: { geolocation: fakeGeolocation(near) } },
  play: async ({ canvas, parameters, mount }) => {
    await mount();
    const device = parameters.services.geolocation;
    await waitFor(() => expect(canvas.getByText('-17.8129')).toBeVisible());
    const watching = device.watchers();
    await mount(<p>Otra página</p>);
    await expect(device.watchers()).toBe(watching - 1);
  },
};
