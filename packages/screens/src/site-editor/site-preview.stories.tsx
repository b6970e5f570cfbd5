import { previewPage } from '@ministerio/contract';
import { mock, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { SiteEditor } from './index.ts';
import { notice, siteArgs, siteHandlers, writeNotice } from './test/site-story.ts';

const meta = {
  title: 'Pantallas/Admin/Site editor/Preview',
  component: SiteEditor,
  ...adminStory,
  args: { ...siteArgs, document: 'aviso' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SiteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the page is behind a button; a server that cannot draw it says so. */
export const NoPreview: Story = {
  parameters: {
    msw: { handlers: [mockRefusal(previewPage, 503, 'busy'), ...siteHandlers({ aviso: notice })] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver cómo queda' }));
    await expect(await screen.findByText(/^No se pudo mostrar cómo queda\./)).toBeVisible();
  },
};

export const Preview: Story = {
  parameters: { msw: { handlers: siteHandlers({ aviso: notice }) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver cómo queda' }));
    const frame = await screen.findByTitle('Página con tus cambios');
    await expect(frame).toHaveAttribute('sandbox', '');
    await userEvent.click(screen.getByRole('radio', { name: 'Escritorio' }));
    await userEvent.selectOptions(screen.getByLabelText('Página'), '/Contactanos');
    await expect(screen.getByTitle('Página con tus cambios')).toBeVisible();
  },
};

const page = (notice: string) =>
  `<h1>Bienvenidos</h1><p>${notice}</p><ul><li><p>Sábado</p></li></ul><script></script>`;

/** Unpublished changes have an edge, on the innermost element; the frame runs no script. */
export const PreviewMarksChanges: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(previewPage, ({ body }) => {
          const { cambios } = previewPage.body.parse(body);
          return { html: page(cambios.aviso === undefined ? notice.texto : 'Mañana hay ayuno') };
        }),
        ...siteHandlers({ aviso: notice }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await writeNotice(canvas, userEvent, 'Mañana hay ayuno');
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver cómo queda' }));
    const frame = await screen.findByTitle('Página con tus cambios');
    await waitFor(() =>
      expect(frame).toHaveAttribute(
        'srcdoc',
        expect.stringContaining(
          '<h1>Bienvenidos</h1><p data-changed="">Mañana hay ayuno</p><ul><li><p>Sábado</p>',
        ),
      ),
    );
    await expect(frame.getAttribute('srcdoc')).not.toContain('<script');
  },
};
