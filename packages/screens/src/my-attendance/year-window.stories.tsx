import { myAttendance } from '@ministerio/contract';
import { myAttendanceRecords } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { withServices } from '../kit/test/with-services.tsx';
import { YearWindow } from './index.ts';

const records = mock(myAttendance, [...myAttendanceRecords]);

const meta = {
  title: 'Pantallas/Member/Year window',
  component: YearWindow,
  decorators: [withServices],
  parameters: {
    services: { signedInAs: { role: 'USER', username: 'camila' } },
    msw: { handlers: [records] },
  },
} satisfies Meta<typeof YearWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tu ventana de 2026' })).toBeVisible();
    await expect(canvas.getByText(/semanas de 47, 3 seguidas\. Hoy se encendió un vidrio\.$/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [mockPending(myAttendance)] } } };

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [mockRefusal(myAttendance, 500, 'internal_error')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos abrir tu ventana del año.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Abrir tu ventana' })).toBeVisible();
  },
};

export const NoToken: Story = {
  parameters: { services: { signedInAs: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};

async function openWindow(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver tu ventana' }));
  await expect(await screen.findByRole('dialog', { name: 'Tu ventana de 2026' })).toBeVisible();
}

/** The picture is drawn here, in the window's own colours, and leaves only by the person's press. */
export const Shares: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const device = { canShare: () => true, share: fn(async (_data: ShareData) => undefined) };
    const original = { canShare: navigator.canShare, share: navigator.share };
    Object.assign(navigator, device);
    return () => void Object.assign(navigator, original);
  },
  play: async ({ canvas }) => {
    await openWindow(canvas);
    const share = spyOn(navigator, 'share');
    await expect(share).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Compartir' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const shared = share.mock.lastCall?.[0];
    await expect(shared?.title).toBe('Mi ventana de 2026');
    const [file] = shared?.files ?? [];
    await expect(file?.type).toBe('image/png');
    const picture = await createImageBitmap(file as File);
    await expect([picture.width, picture.height]).toEqual([1080, 1350]);
    await expect(await coloursOf(picture)).toBeGreaterThan(6);
  },
};

/** A browser that hands no pictures on offers nothing. */
export const CannotShare: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    const { canShare } = navigator;
    Object.assign(navigator, { canShare: () => false });
    return () => void Object.assign(navigator, { canShare });
  },
  play: async ({ canvas }) => {
    await openWindow(canvas);
    await expect(screen.queryByRole('button', { name: 'Compartir' })).toBeNull();
  },
};

/** How many colours cover a noticeable part of a picture. */
async function coloursOf(picture: ImageBitmap): Promise<number> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(
    context?.getImageData(0, 0, picture.width, picture.height).data.buffer ?? new ArrayBuffer(0),
  );
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1000).length;
}
