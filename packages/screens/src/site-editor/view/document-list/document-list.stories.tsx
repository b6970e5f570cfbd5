import { bell, clock, phone } from '@ministerio/ui/primitives/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentList } from './document-list.tsx';

const meta = {
  title: 'Pantallas/Admin/Site editor/Document list',
  component: DocumentList,
  args: {
    documents: [
      {
        key: 'datos',
        title: 'Datos',
        icon: phone,
        changed: 'hace 3 semanas',
        drafts: 0,
        missing: ['Número de WhatsApp'],
      },
      { key: 'horarios', title: 'Horarios', icon: clock, changed: 'ayer', drafts: 2 },
      { key: 'aviso', title: 'Aviso', icon: bell, changed: 'nunca cambiado', drafts: 0 },
    ],
  },
} satisfies Meta<typeof DocumentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Horarios\s*2 cambios sin publicar$/ })).toHaveAttribute(
      'href',
      '/dashboard/sitio/horarios',
    );
    await expect(canvas.getByText('Falta: Número de WhatsApp')).toBeVisible();
  },
};

export const Current: Story = {
  args: { current: 'horarios' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Horarios');
  },
};

/** Everything of the data is missing, on a phone. */
export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    documents: [
      {
        key: 'datos',
        title: 'Datos',
        icon: phone,
        changed: 'hace 3 semanas',
        drafts: 22,
        missing: [
          'Teléfono de la iglesia',
          'Correo electrónico de la iglesia',
          'Página de transmisiones de YouTube',
        ],
      },
    ],
  },
};

export const Empty: Story = { args: { documents: [] } };
