import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { SiteEditor } from './index.ts';
import { fits, formIsThere, longDocuments, siteArgs, siteHandlers } from './test/site-story.ts';

/** The documents that hold the site's words. */
const meta = {
  title: 'Pantallas/Admin/Site editor/Words',
  tags: ['!dev', '!autodocs'],
  component: SiteEditor,
  ...adminStory,
  parameters: { msw: { handlers: siteHandlers() } },
  args: siteArgs,
} satisfies Meta<typeof SiteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const long = { msw: { handlers: siteHandlers(longDocuments) } };

export const Ministries: Story = {
  args: { document: 'ministerios' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Red de Jovenes El del sitio' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Intercesion' }));
    const [first, second] = canvas.getAllByRole('checkbox', { name: /^Es el ministerio del sitio/ });
    await expect(first).toBeChecked();
    // Only one is the site's own.
    await userEvent.click(second as HTMLElement);
    await expect(first).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Intercesion El del sitio' })).toBeVisible();
    await userEvent.click(second as HTMLElement);
    await waitFor(() => expect(canvas.queryByText('El del sitio')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar un ministerio' }));
    await userEvent.keyboard('Coro');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Coro' })).toBeVisible());
    const reason = await canvas.findByText(/Antes de publicar: Escribe una frase/);
    await expect(reason).toBeVisible();
  },
};

export const MinistriesLong: Story = {
  args: { document: 'ministerios' },
  parameters: long,
  globals: phone,
  play: fits,
};

export const Texts: Story = {
  args: { document: 'textos' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await formIsThere(context);
    const before = canvas.getAllByLabelText(/^Párrafo/).length;
    const [add] = canvas.getAllByRole('button', { name: 'Agregar un párrafo' });
    if (add) await userEvent.click(add);
    await waitFor(() => expect(canvas.getAllByLabelText(/^Párrafo/)).toHaveLength(before + 1));
    const empty = canvas
      .getAllByLabelText(/^Párrafo/)
      .find((field) => (field as HTMLTextAreaElement).value === '');
    await userEvent.click(empty as HTMLElement);
    await userEvent.paste('Te esperamos en {ciudad}, {nombe}.');
    await expect(empty).toHaveAccessibleDescription(
      '{ciudad} se lee «Santa Cruz de la Sierra», {nombe} se lee así, tal cual',
    );
  },
};

export const TextsLong: Story = {
  args: { document: 'textos' },
  parameters: long,
  globals: phone,
  play: fits,
};
