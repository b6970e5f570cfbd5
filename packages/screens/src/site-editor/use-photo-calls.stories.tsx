import { uploadPhoto, withdrawPhoto } from '@ministerio/contract';
import { mock, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { ownBackend } from '../kit/test/backends.ts';
import { usePhotoCalls } from './use-photo-calls.ts';
import type { PhotoDraft, PhotosDraft } from './view/photos-form/photo-draft.ts';
import photosForm from './view/photos-form/photos-form.stories.tsx';
import { PhotosForm } from './view/photos-form/photos-form.tsx';

const ready: PhotoDraft = {
  id: 'f07090a1b2c3d4e5f60718293a4b5c6d',
  alt: 'Siete jóvenes',
  foco: [0.5, 0.4],
  permiso: true,
};
const asked = fn<(request: string) => void>();
const uploads = mock(uploadPhoto, ({ headers }) => {
  asked(`${headers.get('content-type')} ${headers.get('authorization')?.slice(0, 7)}`);
  return { id: 'aa7090a1b2c3d4e5f60718293a4b5c6d' };
});
const withdrawals = mock(withdrawPhoto, ({ params }) => {
  asked(`DELETE ${params.id}`);
  return { message: 'Foto retirada.' };
});

function Photos() {
  const [value, setValue] = useState<PhotosDraft>({ bienvenida: ready });
  const { slots, sourceOf } = photosForm.args;
  return (
    <PhotosForm
      value={value}
      onChange={setValue}
      slots={slots}
      sourceOf={sourceOf}
      defaultSlot="bienvenida"
      {...usePhotoCalls()}
    />
  );
}

const meta = {
  title: 'Pantallas/Admin/Photos',
  ...adminStory,
  decorators: [...adminStory.decorators, ...photosForm.decorators],
  component: Photos,
  beforeEach: () => {
    asked.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [ownBackend, uploads, withdrawals] } },
} satisfies Meta<typeof Photos>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(root: HTMLElement): Promise<void> {
  const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
  await userEvent.upload(root.querySelector('input[type="file"]') as HTMLInputElement, file);
}

/** The file itself is the body, and the person's token goes with it. */
export const Sent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('Para publicar falta el permiso.')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('image/jpeg Bearer ');
  },
};

export const Refused: Story = {
  parameters: {
    msw: { handlers: [ownBackend, mockRefusal(uploadPhoto, 413, 'payload_too_large')] },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('demasiado grandes');
  },
};

export const Withdrawn: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Quitar' }));
    await expect(await canvas.findByText('Sin foto se ve el vitral dibujado.')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(`DELETE ${ready.id}`);
  },
};
