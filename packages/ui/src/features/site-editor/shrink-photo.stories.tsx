import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { shrinkPhoto } from './shrink-photo.ts';

/** What happens to a photo on the phone, before a byte of it is paid for. It has no look. */
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
const sizeOf = async (photo: Blob | null) => {
  if (photo === null) throw new Error('refused');
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

/** What the browser cannot read is the server's to judge, unless the server takes nothing of that kind. */
export const Unreadable: Story = {
  play: async () => {
    const jpeg = new Blob(['x'], { type: 'image/jpeg' });
    await expect(await shrinkPhoto(jpeg)).toBe(jpeg);
    await expect(await shrinkPhoto(new Blob(['x'], { type: 'image/heic' }))).toBeNull();
    await expect(await shrinkPhoto(new Blob(['x'], { type: 'text/html' }))).toBeNull();
  },
};
