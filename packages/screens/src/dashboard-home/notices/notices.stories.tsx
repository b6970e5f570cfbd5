import {
  editedChain,
  serverProblems as problems,
  quietNotices,
  sealedCopies,
  securityNotices,
} from '@ministerio/contract/fixtures';
import { NoticeList } from '@ministerio/ui/composed/notice-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { copiesNotice } from './copies-notice.ts';
import { doorNotices } from './door-notices.tsx';
import { changeNotices, faultNotices } from './security-notices.tsx';
import { serverProblems } from './server-problems.ts';

const zone = 'America/La_Paz';
const nowMs = Date.parse('2026-11-21T23:00:00.000Z');

const meta = {
  title: 'Pantallas/Admin/Parts/Notices',
  component: NoticeList,
  args: {
    notices: [
      ...faultNotices(securityNotices, 'admin', zone),
      ...changeNotices(securityNotices, zone),
      ...doorNotices(securityNotices.puerta, zone),
    ],
  },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The most severe is open, with what to do; the others wait for a press. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cambiarla ahora' })).toHaveAttribute(
      'href',
      '/dashboard/user/clave',
    );
    await expect(canvas.getByText('Nuevos administradores')).toBeVisible();
    await expect(canvas.getByText(/«jose\.luis» ahora es administrador/)).not.toBeVisible();
  },
};

/** A press opens a row, and closes the one that was open. */
export const Opened: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Nuevos administradores'));
    await expect(canvas.getByRole('link', { name: 'Revisar a ruth.a' })).toHaveAttribute(
      'href',
      '/dashboard/editar/9',
    );
    await expect(canvas.getByText('Cambiarla ahora')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Cambiaron datos del sitio'));
    await expect(canvas.getByRole('link', { name: 'Datos' })).toHaveAttribute(
      'href',
      '/dashboard/sitio/datos',
    );
    await userEvent.click(canvas.getByText('Cierre de aportes', { selector: 'summary *' }));
    await expect(canvas.getByRole('link', { name: 'Cierre de aportes' })).toHaveAttribute(
      'href',
      '/dashboard/cierre',
    );
    await userEvent.click(canvas.getByText('Se frenó un teléfono de la puerta'));
    for (const link of canvas.getAllByRole('link', { name: 'Teléfonos de la puerta' })) {
      await expect(link).toHaveAttribute('href', '/dashboard/puerta');
    }
  },
};

export const SomebodyElsesPassword: Story = {
  args: { notices: faultNotices({ ...quietNotices, primeraClave: 'admin' }, 'ruth.a', zone) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/«admin» todavía entra con la contraseña/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const EditedAudit: Story = {
  args: { notices: faultNotices({ ...quietNotices, cadena: editedChain.falla }, 'admin', zone) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('La entrada 812 del 19-11-2026 18:40 fue cambiada.')).toBeVisible();
  },
};

export const ServerInTrouble: Story = {
  tags: ['picture'],
  args: { notices: serverProblems(problems, zone) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(problems.length);
    await expect(canvas.getByText(/Suele pasar por un corte de luz/)).toBeVisible();
  },
};

export const CopiesAreWell: Story = { args: { notices: [copiesNotice(sealedCopies, nowMs, zone)] } };

export const CopiesStoreAway: Story = {
  tags: ['picture:phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    notices: [
      copiesNotice(
        { ...sealedCopies, estado: 'falla', motivo: 'sin-destino', desde: '2026-11-21T22:45:00.000Z' },
        nowMs,
        zone,
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin copias nuevas desde el 21-11-2026 a las 18:45.')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
