import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoticeList } from './notice-list.tsx';

const meta = {
  title: 'Composed/Admin/Notice list',
  component: NoticeList,
  args: {
    notices: [
      {
        tone: 'danger',
        title: 'El servidor no pudo guardar',
        text: ['El disco no aceptó un cambio; casi siempre es porque está lleno.'],
        advice: 'Pide a quien cuida el servidor que libere espacio.',
      },
      {
        tone: 'warning',
        title: 'Nuevos administradores',
        lines: [
          {
            text: '«ruth.a» ahora es administrador.',
            href: '/dashboard/editar/4',
            label: 'Revisar a ruth.a',
          },
          '«daniel» fue creado como administrador.',
        ],
        advice: 'Si no lo esperabas, quítale el rol.',
      },
    ],
  },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lines are of the last seven days, and the notice says so. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Revisar a ruth.a' })).toHaveAttribute(
      'href',
      '/dashboard/editar/4',
    );
    await expect(
      canvas.getByText('Si no lo esperabas, quítale el rol. Este aviso se muestra durante 7 días.'),
    ).toBeVisible();
    await expect(canvas.getByText('Pide a quien cuida el servidor que libere espacio.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="NoticeList"]')).toBeNull();
  },
};
