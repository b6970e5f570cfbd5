import { editedChain, quietNotices, securityNotices } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SecurityNotices } from './security-notices.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Security notices',
  component: SecurityNotices,
  args: { notices: securityNotices, username: 'admin', timeZone: 'America/La_Paz' },
} satisfies Meta<typeof SecurityNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nuevos administradores')).toBeVisible();
    await expect(
      canvas.getByText(
        /«jose\.luis» ahora es administrador desde el 20-11-2026 a las 19:40; lo hizo «admin»\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Revisar a ruth.a' })).toHaveAttribute(
      'href',
      '/dashboard/editar/9',
    );
    await expect(canvas.getByRole('link', { name: 'Cambiarla ahora' })).toHaveAttribute(
      'href',
      '/dashboard/user/clave',
    );
    await expect(
      canvas.getByText('«jose.luis» puso una contraseña nueva a «ruth.a» el 20-11-2026 a las 11:10.'),
    ).toBeVisible();
    await expect(canvas.getByText(/«jose\.luis» eliminó a un administrador el 19-11-2026/)).toBeVisible();
    await expect(canvas.getByText('«jose.luis» cambió WhatsApp el 20-11-2026 a las 10:05.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Datos' })).toHaveAttribute(
      'href',
      '/dashboard/sitio/datos',
    );
  },
};

export const SomebodyElsesPassword: Story = {
  tags: ['picture:phone'],
  args: { username: 'ruth.a', notices: { ...quietNotices, primeraClave: 'admin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/«admin» todavía entra con la contraseña/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const EditedAudit: Story = {
  args: { notices: { ...quietNotices, cadena: editedChain.falla } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('El registro de cambios no está completo')).toBeVisible();
    await expect(canvas.getByText('La entrada 812 del 19-11-2026 18:40 fue cambiada.')).toBeVisible();
  },
};

export const NothingToKnow: Story = {
  args: { notices: quietNotices },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/administrador|contraseña/)).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** How much each administrator deleted or changed (R47). */
export const Deletions: Story = {
  args: {
    notices: {
      ...quietNotices,
      borrados: [
        { por: 'jose.luis', que: 'personas', total: 24, cuando: '2026-11-20T15:10:00.000Z' },
        { por: 'ruth.a', que: 'ministerios', total: 1, cuando: '2026-11-19T15:10:00.000Z' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('«jose.luis» borró 24 personas, lo último el 20-11-2026 a las 11:10.'),
    ).toBeVisible();
    await expect(canvas.getByText('«ruth.a» borró 1 ministerio el 19-11-2026 a las 11:10.')).toBeVisible();
  },
};

/** A renamed administrator is known by the former name (R47). */
export const Renamed: Story = {
  args: {
    notices: {
      ...quietNotices,
      accesos: [
        {
          motivo: 'usuario-o-correo',
          username: 'segundax',
          antes: 'ruth.a',
          por: 'jose.luis',
          cuando: '2026-11-20T15:10:00.000Z',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/«jose\.luis» cambió el usuario o el correo de «ruth\.a» \(ahora «segundax»\) el 20/),
    ).toBeVisible();
  },
};

/** Who leads a ministry changed (R47), and somebody asked for too many chats (R64). */
export const Leaders: Story = {
  args: {
    notices: {
      ...quietNotices,
      lideres: [
        {
          motivo: 'nombrado',
          ministerio: 'Danza',
          username: 'camila',
          por: 'jose.luis',
          cuando: '2026-11-20T21:40:00.000Z',
        },
        {
          motivo: 'quitado',
          ministerio: 'Danza',
          username: null,
          por: 'jose.luis',
          cuando: '2026-11-20T21:40:00.000Z',
        },
      ],
      chats: [{ por: 'camila', cuando: '2026-11-21T21:45:00.000Z' }],
    },
  },
  play: async ({ canvas }) => {
    const named = '«jose.luis» nombró a «camila» para liderar Danza el 20-11-2026 a las 17:40.';
    await expect(canvas.getByText(named)).toBeVisible();
    await expect(canvas.getByText(/quitó a una cuenta eliminada de liderar Danza/)).toBeVisible();
    await expect(canvas.getByText(/«camila» pidió más chats/)).toBeVisible();
  },
};
