import { PHOTO_BYTES } from '@ministerio/contract/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shrinkPhoto } from './shrink-photo.ts';

/** Treatment of a photo on the phone, before a byte of it is paid for. It has no look. */
const meta = {
  title: 'Features/Site editor/Shrink photo',
  tags: ['!dev', '!autodocs'],
  render: () => <p>Una foto se achica en el teléfono.</p>,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function drawn(width: number, height: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), type);
  });
}
const sizeOf = async (photo: Awaited<ReturnType<typeof shrinkPhoto>>) => {
  if (typeof photo === 'string') throw new Error(photo);
  const { width, height } = await createImageBitmap(photo);
  return [width, height, photo.type];
};

export const Large: Story = {
  play: async () => {
    const photo = await shrinkPhoto(await drawn(4800, 3600, 'image/jpeg'));
    await expect(await sizeOf(photo)).toEqual([2400, 1800, 'image/jpeg']);
  },
};

export const Small: Story = {
  play: async () => {
    const file = await drawn(800, 600, 'image/png');
    await expect(await shrinkPhoto(file)).toBe(file);
  },
};

/** An unreadable photo is the server's to judge, unless the server takes nothing of that kind. */
export const Unreadable: Story = {
  play: async () => {
    const jpeg = new Blob(['x'], { type: 'image/jpeg' });
    await expect(await shrinkPhoto(jpeg)).toBe(jpeg);
    await expect(await shrinkPhoto(new Blob(['x'], { type: 'image/heic' }))).toBe('unreadable');
    await expect(await shrinkPhoto(new Blob(['x'], { type: 'text/html' }))).toBe('unreadable');
  },
};

/** A photo that the browser could not make smaller is called too large, not unreadable. */
export const TooLarge: Story = {
  play: async () => {
    const jpeg = new Blob([new Uint8Array(PHOTO_BYTES + 1)], { type: 'image/jpeg' });
    await expect(await shrinkPhoto(jpeg)).toBe('too-large');
  },
};
