import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { NoticeList } from './notice-list.tsx';

const meta = {
  title: 'Composed/Admin/Notice list',
  component: NoticeList,
  args: {
    notices: [
      {
        count: 9,
        title: 'Primera vez esta semana',
        names: 'Caleb y 8 más',
        verb: 'Saludar',
        content: <p>Su primera asistencia es de esta semana.</p>,
      },
      { count: 4, title: 'Mensajes sin leer', verb: 'Leer', href: '/dashboard/form' },
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
      {
        tone: 'warning',
        title: 'Datos de ejemplo',
        names: 'Lo que ves es inventado',
        action: (
          <Button variant="secondary" size="sm">
            Quitar
          </Button>
        ),
      },
      { tone: 'success', title: 'Las copias salen del equipo', text: ['Última copia: hoy.'] },
    ],
  },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first one of tone `danger` is open at first. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pide a quien cuida el servidor que libere espacio.')).toBeVisible();
    await expect(canvas.getByText('Última copia: hoy.')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: '4 Mensajes sin leer Leer' })).toHaveAttribute(
      'href',
      '/dashboard/form',
    );
  },
};

/** At most one row is open. Lines are of the last seven days, and the row says so. */
export const Opened: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Nuevos administradores'));
    await expect(canvas.getByRole('link', { name: 'Revisar a ruth.a' })).toHaveAttribute(
      'href',
      '/dashboard/editar/4',
    );
    await expect(
      canvas.getByText('Si no lo esperabas, quítale el rol. Este aviso se muestra durante 7 días.'),
    ).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1));
  },
};

/** A row of few names is as high as one without. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Primera vez esta semana').closest('summary');
    await expect(Math.round(row?.getBoundingClientRect().height ?? 0)).toBe(56);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="NoticeList"]')).toBeNull();
  },
};
