import { church, ministries, palette } from '@ministerio/content';
import { defaultDocuments } from '@ministerio/content/site';
import type { PictureSource } from '@ministerio/ui/composed/picture';
import { crops } from '@ministerio/ui/rosette/crops';
import { drawRosette } from '@ministerio/ui/rosette/draw-rosette';
import { withArtwork } from '@ministerio/ui/testing/with-artwork';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { type PhotoDraft, photoSlots } from './photo-draft.ts';
import { PhotosForm, type PhotosFormProps } from './photos-form.tsx';
import type { UploadPhoto } from './use-photo-upload.ts';

const { textos: texts, actividades: activities } = defaultDocuments;
const slots = photoSlots({ texts, sections: ministries, activities });
const view = crops.sunrise;
const drawing = `data:image/svg+xml,${encodeURIComponent(
  drawRosette({ seed: church.rosetteSeed, palette, glass: 'fuego', view }),
)}`;
/** A story has no server: every photo is the same drawing. */
const sourceOf = ({ foco: [x, y] }: Pick<PhotoDraft, 'foco'>): PictureSource => ({
  src: drawing,
  width: view.width,
  height: view.height,
  focus: { x: Math.round(x * 10), y: Math.round(y * 10) },
});

const ready: PhotoDraft = {
  id: 'f07090a1b2c3d4e5f60718293a4b5c6d',
  alt: 'Siete jóvenes bajo luces de patio',
  foco: [0.5, 0.4],
  permiso: true,
};
const evening = 'actividad-servicio-juvenil';

const sent: UploadPhoto = async () => ({ id: 'aa7090a1b2c3d4e5f60718293a4b5c6d' });
const withdrawn: PhotosFormProps['onWithdraw'] = async () => null;

function Controlled({ value: first, onChange, ...rest }: PhotosFormProps) {
  const [value, setValue] = useState(first);
  return (
    <PhotosForm
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Pantallas/Admin/Parts/Photos form',
  component: PhotosForm,
  args: {
    value: { bienvenida: ready, [evening]: { ...ready, permiso: false } },
    onChange: fn(),
    slots,
    upload: sent,
    onWithdraw: withdrawn,
    sourceOf,
  },
  argTypes: { sourceOf: { control: false } },
  render: (args) => <Controlled {...args} />,
  decorators: [withArtwork],
} satisfies Meta<typeof PhotosForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const photo = () => new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
const choose = (root: HTMLElement) =>
  userEvent.upload(root.querySelector('input[type="file"]') as HTMLInputElement, photo());

/** The places, with what each one shows and what its photo lacks. */
export const Default: Story = { tags: ['picture'] };

/** The point that is never cut off, how the photo is cut, what is seen, and the permission. */
export const Chosen: Story = { tags: ['picture'], args: { defaultSlot: 'bienvenida' } };

/** 'Publicar' waits for both, and the form says which is missing. */
export const Incomplete: Story = {
  tags: ['picture'],
  args: { value: { [evening]: { ...ready, alt: '', permiso: false } }, defaultSlot: evening },
};

/** Without a photo the drawn glass stays. */
export const Glass: Story = { args: { value: {}, defaultSlot: 'vision' } };

/** A line so slow that the person sees how much has left the phone. */
export const Sending: Story = {
  args: {
    value: {},
    defaultSlot: 'vision',
    upload: (_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Enviando la foto…' })).toHaveValue(0.4);
  },
};

/** The reason comes where the photo was chosen; another one can be chosen at once. */
export const Refused: Story = {
  args: {
    value: {},
    defaultSlot: 'vision',
    upload: async () => ({ refusal: 'Esta imagen se mueve. Elige una foto quieta.' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Elige una foto quieta.');
    await expect(canvas.getByRole('button', { name: 'Elegir o tomar una foto' })).toBeEnabled();
  },
};

export const LongTexts: Story = {
  args: {
    value: {
      larga: { ...ready, alt: 'Muchas personas cantando bajo las luces del patio. '.repeat(4).trim() },
    },
    slots: [
      {
        id: 'larga',
        name: 'Encuentro interdepartamental de adolescentes y jóvenes del oriente boliviano',
        page: { path: '/Inicio', label: 'Inicio' },
        drawn: null,
      },
    ],
    defaultSlot: 'larga',
  },
};

export const Dark: Story = { ...Chosen, tags: [], globals: { theme: 'dark' } };

/** A new photo starts in the middle, with the words of the former one and without its permission. */
export const Changed: Story = {
  args: { defaultSlot: 'bienvenida' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement);
    await waitFor(() => expect(canvas.getByText('Para publicar falta el permiso.')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        bienvenida: { ...ready, id: 'aa7090a1b2c3d4e5f60718293a4b5c6d', foco: [0.5, 0.5], permiso: false },
        [evening]: { ...ready, permiso: false },
      }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tenemos permiso de quienes se ven' }));
    await expect(canvas.getByText('Lista para publicar.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /¿Qué se ve\?/ }));
    await expect(canvas.getByText('Para publicar falta decir qué se ve.')).toBeVisible();
  },
};

/** Stopping it leaves what was there. */
export const Stopped: Story = {
  args: {
    defaultSlot: 'bienvenida',
    upload: (_file, { signal }) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(null));
      }),
  },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Preparando la foto…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A tap sets the point; the crops keep it in sight. */
export const Tapped: Story = {
  args: { defaultSlot: 'bienvenida' },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByRole('button', { name: /Punto que nunca se corta/ })
      .parentElement as HTMLElement;
    const { left, top, width, height } = frame.getBoundingClientRect();
    await userEvent.pointer({
      target: frame,
      coords: { clientX: left + width * 0.9, clientY: top + height * 0.1 },
      keys: '[MouseLeft]',
    });
    await expect(
      canvas.getByRole('button', {
        name: 'Punto que nunca se corta: 90 % desde la izquierda, 10 % desde arriba',
      }),
    ).toBeVisible();
    const cut = canvasElement.querySelector('[data-crop="phone"] img') as HTMLImageElement;
    await expect(getComputedStyle(cut).objectPosition).toBe('90% 10%');
  },
};

/** It asks first, since it is for good; what could not be withdrawn stays. */
export const Withdrawn: Story = {
  args: {
    defaultSlot: 'bienvenida',
    onWithdraw: fn(withdrawn),
  },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    mocked(args.onWithdraw).mockResolvedValueOnce('No hay conexión. Inténtalo de nuevo.');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Quitar esta foto?' });
    await expect(dialog).toHaveAccessibleDescription(/para siempre, también de las versiones anteriores/);
    const confirm = within(dialog).getByRole('button', { name: 'Quitar' });
    await userEvent.click(confirm);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('No hay conexión');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await expect(await canvas.findByText('Sin foto se ve el vitral dibujado.')).toBeVisible();
    await expect(args.onWithdraw).toHaveBeenCalledWith(ready.id);
  },
};

/** On a phone the chosen place takes the whole screen, and the way back leads to where it was in the list. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Servicio juvenil.*falta el permiso/ }));
    await expect(canvas.queryByRole('button', { name: /Los comienzos, 1/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Todos los lugares' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Servicio juvenil/ })).toHaveFocus());
  },
};
