import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { SiteEditor } from './index.ts';
import { siteArgs, siteHandlers } from './test/site-story.ts';

const question = (pregunta: string) => ({ pregunta, respuesta: 'Sí.', sinCanal: null });

const meta = {
  title: 'Pantallas/Admin/Site editor/Keyboard',
  component: SiteEditor,
  tags: ['!dev', '!autodocs'],
  ...adminStory,
  parameters: {
    ...withoutAxe,
    msw: {
      handlers: siteHandlers({ preguntas: [question('¿Una?'), question('¿Dos?'), question('¿Tres?')] }),
    },
  },
  args: { ...siteArgs, document: 'preguntas' },
} satisfies Meta<typeof SiteEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Move: Story = {
  name: 'Enter: on ‘Bajar’',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', await canvas.findByRole('button', { name: '¿Una?' }));
    await press('Enter', canvas.getByRole('button', { name: 'Bajar ¿Una?' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^¿.*\?$/ })[1]).toHaveAccessibleName('¿Una?'),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bajar ¿Una?' })).toHaveFocus());
  }),
};

export const Remove: Story = {
  name: 'Space: on ‘Quitar’',
  play: withKeys(async ({ canvas, press }) => {
    await press('Space', await canvas.findByRole('button', { name: '¿Una?' }));
    await press('Space', canvas.getByRole('button', { name: 'Quitar ¿Una?' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '¿Una?' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '¿Dos?' })).toHaveFocus());
  }),
};

export const CloseHistory: Story = {
  name: 'Escape: in the history',
  play: withKeys(async ({ canvas, press }) => {
    const opener = await canvas.findByRole('button', { name: 'Historial' });
    await press('Enter', opener);
    await screen.findByText('Vino con el sitio');
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  }),
};
