import { type ContentDocuments, listVersions, readContent, uploadPhoto } from '@ministerio/contract';
import { siteDocuments } from '@ministerio/contract/fixtures';
import { mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import { withArtwork } from '@ministerio/ui/testing/with-artwork';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { SiteEditor } from './index.ts';
import { siteArgs, siteHandlers } from './test/site-story.ts';
import { placesOf } from './view/photos-form/photo-draft.ts';

const meta = {
  title: 'Pantallas/Admin/Site editor/Photos',
  component: SiteEditor,
  ...adminStory,
  decorators: [withArtwork, ...adminStory.decorators],
  args: { ...siteArgs, document: 'fotos' },
} satisfies Meta<typeof SiteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const published = {
  texts: siteDocuments.textos,
  sections: siteDocuments.ministerios.map(({ id = '', nombre }) => ({
    id,
    title: nombre,
    picture: { emblem: 'jovenes' as const, alt: '' },
  })),
  activities: siteDocuments.actividades,
};

const phone = { viewport: { value: 'phone' } };
const photo = (digit: string, alt = 'Jóvenes cantan en el templo') =>
  ({
    id: digit.repeat(32),
    alt,
    foco: [0.5, 0.4],
    permiso: true,
  }) satisfies ContentDocuments['fotos'][string];
/** Handlers remember what is published: each story has its own. */
const withPhotos = (fotos: ContentDocuments['fotos'] = { bienvenida: photo('a') }) => ({
  msw: { handlers: siteHandlers({ fotos }) },
});
const withRefusal = (handler: ReturnType<typeof mockRefusal>) => ({
  msw: { handlers: [handler, ...siteHandlers({ fotos: {} })] },
});

const open = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const choose = (root: HTMLElement, file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' })) =>
  userEvent.upload(root.querySelector('input[type="file"]') as HTMLInputElement, file, {
    applyAccept: false,
  });
const isUnchanged = async (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByText('No hay cambios sin publicar.')).toBeVisible());

export const Empty: Story = {
  parameters: withPhotos({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/sin foto$/)).toHaveLength(placesOf(published, {}).length);
    await isUnchanged(canvas);
  },
};

export const Filled: Story = {
  parameters: withPhotos(),
  play: async ({ canvas }) => {
    await open(canvas, /^Bienvenida.*Inicio/);
    await expect(await canvas.findByRole('checkbox', { name: /Tenemos permiso/ })).toBeChecked();
    await isUnchanged(canvas);
  },
};

export const FilledOnAPhone: Story = { ...Filled, parameters: withPhotos(), globals: phone };

export const Dark: Story = { ...Filled, parameters: withPhotos(), globals: { theme: 'dark' } };

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(listVersions), ...siteHandlers()] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Cargando: fotos…' })).toBeVisible();
  },
};

/** The permission is in no public answer, so nothing can be changed without the versions. */
export const Denied: Story = {
  parameters: withRefusal(mockRefusal(listVersions, 403, 'forbidden')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar: fotos')).toBeVisible();
    await expect(canvas.getByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [mockNetworkError(readContent)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No hay conexión/)).toBeVisible();
  },
};

/** While the server makes the photo's sizes. */
export const Encoding: Story = {
  parameters: { msw: { handlers: [mockPending(uploadPhoto), ...siteHandlers({ fotos: {} })] } },
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, /^Bienvenida/);
    await choose(canvasElement);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Elegir o tomar una foto' })).toBeDisabled();
  },
};

/** Nothing of it is in the draft. */
export const Refused: Story = {
  parameters: withRefusal(
    mockRefusal(uploadPhoto, 400, 'validation_failed', {
      message: 'Esta imagen se mueve. Elige una foto quieta.',
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, /^Bienvenida/);
    await choose(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Elige una foto quieta.');
    await isUnchanged(canvas);
  },
};

export const UploadOffline: Story = {
  parameters: withRefusal(mockNetworkError(uploadPhoto)),
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, /^Bienvenida/);
    await choose(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No hay conexión');
  },
};

/** Said before a byte of it leaves the phone. */
export const TooLarge: Story = {
  parameters: withPhotos({}),
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, /^Bienvenida/);
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
    await choose(canvasElement, new File([bytes], 'foto.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Esta foto es demasiado grande: pesa más de 10 MB.',
    );
  },
};

/** 'Publicar' says which photo waits for what, leads to it, and then publishes. */
export const Published: Story = {
  parameters: withPhotos({}),
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, /^Bienvenida/);
    await choose(canvasElement);
    const publish = canvas.getByRole('button', { name: 'Publicar' });
    await waitFor(() =>
      expect(publish).toHaveAccessibleDescription(/Antes de publicar: Bienvenida: Escribe qué se ve/),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: /¿Qué se ve\?/ }), 'Cantan');
    await waitFor(() =>
      expect(publish).toHaveAccessibleDescription(/Bienvenida: Falta el permiso de quienes se ven/),
    );
    await open(canvas, /^Nuestra Vision/);
    await userEvent.click(publish);
    const permission = await canvas.findByRole('checkbox', { name: /Tenemos permiso/ });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Bienvenida' })).toBeVisible();
    await userEvent.click(permission);
    await waitFor(() => expect(publish).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(publish);
    await expect(await canvas.findByText(/^Publicado a las/)).toBeVisible();
    await isUnchanged(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByText('Deshecho. Se ve otra vez lo de antes.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Inicio', { selector: 'span' })).toBeNull());
  },
};

/** It is gone from what is published at once: no change is left to publish, and the history has no photo. */
export const Withdrawn: Story = {
  parameters: withPhotos(),
  play: async ({ canvas }) => {
    await open(canvas, /^Bienvenida/);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar esta foto?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Quitar' }));
    await expect(await canvas.findByText('Sin foto se ve el vitral dibujado.')).toBeVisible();
    await isUnchanged(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Historial' }));
    await expect((await screen.findAllByText(/publicada/)).length).toBeGreaterThan(0);
    await expect(screen.queryByText(/Nuevo: Foto/)).toBeNull();
  },
};

/** Another administrator published the same place first: one's own is given up, and theirs is shown. */
export const Conflict: Story = {
  parameters: withPhotos(),
  play: async ({ canvas }) => {
    await open(canvas, /^Bienvenida/);
    const seen = await canvas.findByRole('textbox', { name: /¿Qué se ve\?/ });
    await userEvent.clear(seen);
    await userEvent.type(seen, 'Lo mío');
    await expect(await canvas.findByText(/^1 cambio sin publicar\. Guardado/)).toBeVisible();
    await fetch('/api/contenido/fotos', {
      method: 'PUT',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, valor: { bienvenida: photo('d', 'Lo suyo'), vision: photo('e') } }),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar' }));
    await expect(await canvas.findByText(/publicó Fotos mientras tanto/)).toBeVisible();
    await expect(canvas.getByText(/Foto de Bienvenida.*Lo suyo/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar lo mío' }));
    await expect(await canvas.findByRole('button', { name: /^Nuestra Vision.*Inicio/ })).toBeVisible();
    await isUnchanged(canvas);
  },
};

/** The photo of an activity that is gone can still be withdrawn. */
export const ActivityGone: Story = {
  parameters: withPhotos({ 'actividad-campamento-2025': photo('b') }),
  play: async ({ canvas }) => {
    await open(canvas, /^Un lugar que ya no está/);
    await expect(await canvas.findByText('Ya no se ve en el sitio.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quitar' })).toBeVisible();
  },
};

const longest = 'Misericordia '.repeat(16).slice(0, 200);

/** A photo in every place, with the longest texts. */
export const AllPlacesLong: Story = {
  parameters: withPhotos(
    Object.fromEntries(placesOf(published, {}).map(({ id }) => [id, photo('c', longest)])),
  ),
  globals: phone,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/sin foto$/)).toBeNull());
    await open(canvas, /^Red de Jovenes/);
    await expect(await canvas.findByText(/200 de 200/)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
