import {
  ledMinistries,
  listMinistryFollowUps,
  type MinistryFollowUp as Row,
  takeMinistryFollowUp,
} from '@ministerio/contract';
import { ministryFollowUps } from '@ministerio/contract/fixtures';
import {
  mock,
  mockMinistryFollowUps,
  mockNetworkError,
  mockPending,
  mockRefusal,
  refusalAnswer,
} from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { MinistryFollowUp } from './index.ts';

const led = mock(ledMinistries, { ministerios: [{ id: 7, name: 'Red de Adolescentes' }] });
/** Rows remember what was done to them until the story ends. */
const church = () => ({ msw: { handlers: [led, ...mockMinistryFollowUps()] } });

const meta = {
  title: 'Pantallas/Member/Ministry follow-up',
  component: MinistryFollowUp,
  ...adminStory,
  args: { list: 'faltan', onListChange: fn(), ministry: null, onMinistryChange: fn() },
  render: function Example(args) {
    const [list, setList] = useState(args.list);
    const [ministry, setMinistry] = useState(args.ministry);
    return (
      <MinistryFollowUp
        list={list}
        onListChange={setList}
        ministry={ministry}
        onMinistryChange={(id) => setMinistry(String(id))}
      />
    );
  },
  parameters: church(),
} satisfies Meta<typeof MinistryFollowUp>;
export default meta;
type Story = StoryObj<typeof meta>;

const nobody = { nuevos: [], faltan: [], volvieron: [], mas: { nuevos: 0, faltan: 0, volvieron: 0 } };

/** Missing people, with the day they were last seen and the holder of their row. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Faltan 5' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Red de Adolescentes' })).toBeVisible();
    await expect(canvas.getAllByText('Última: 31-10 · faltó a 3 reuniones')[0]).toBeVisible();
    await expect(canvas.getByText('Luis lo tomó hace 10 min')).toBeVisible();
    await expect(canvas.getByText('Sin tutor: habla con quien coordina')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seguimiento' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Lista' })).toHaveAttribute(
      'href',
      '/dashboard/user/ministerio',
    );
  },
};

/** A leader of several ministries chooses one, and keeps it on the way to the list. */
export const Several: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(ledMinistries, {
          ministerios: [
            { id: 7, name: 'Red de Adolescentes' },
            { id: 8, name: 'Coro' },
          ],
        }),
        ...mockMinistryFollowUps(),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Ministerio'), 'Coro');
    await expect(await canvas.findByRole('heading', { name: 'Coro' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lista' })).toHaveAttribute(
      'href',
      '/dashboard/user/ministerio?ministerio=8',
    );
    canvas.getByLabelText('Ministerio').blur();
  },
};

export const Empty: Story = {
  parameters: {
    msw: { handlers: [led, mock(listMinistryFollowUps, { ...nobody })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nadie falta')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [led, mockPending(listMinistryFollowUps)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el seguimiento…')).toBeInTheDocument();
  },
};

export const LoadFailed: Story = {
  parameters: { msw: { handlers: [led, mockNetworkError(listMinistryFollowUps)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar el seguimiento')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

let isOffline = false;

/** Without a network the list stays, and says that it may be old. */
export const Offline: Story = {
  beforeEach: () => {
    isOffline = false;
  },
  parameters: {
    msw: {
      handlers: [
        led,
        mock(listMinistryFollowUps, () => {
          if (isOffline) throw Response.error();
          return ministryFollowUps;
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ana Rojas');
    isOffline = true;
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText(/Ves la lista como estaba\./)).toBeVisible();
    await expect(canvas.getByText('Ana Rojas')).toBeVisible();
  },
};

let leads = true;

/** The grant ended while the page was open: no name is left on it. */
export const GrantEnded: Story = {
  beforeEach: () => {
    leads = true;
  },
  parameters: {
    msw: {
      handlers: [
        led,
        mock(listMinistryFollowUps, () => {
          if (!leads) throw refusalAnswer(listMinistryFollowUps, 404, 'not_found');
          return ministryFollowUps;
        }),
        mock(takeMinistryFollowUp, () => {
          leads = false;
          throw refusalAnswer(takeMinistryFollowUp, 404, 'not_found');
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escribir a Ana Rojas' }));
    await expect(await canvas.findByText('Ya no lideras Red de Adolescentes')).toBeVisible();
    await expect(canvas.queryByText(/Joel|Rojas/)).toBeNull();
  },
};

export const NoLeader: Story = {
  parameters: { msw: { handlers: [mockRefusal(ledMinistries, 404, 'not_found')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lideras ningún ministerio')).toBeVisible();
  },
};

/** The number is not enough: half the church knows it. */
export const NumberForPassword: Story = {
  parameters: { msw: { handlers: [led, mockRefusal(listMinistryFollowUps, 403, 'own_password_required')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cambiar contraseña' })).toHaveAttribute(
      'href',
      '/dashboard/user/clave',
    );
  },
};

const long: Row = {
  id: 'u900-2026-10-31',
  nombre: 'Maximiliano Fernando de la Santísima Trinidad',
  apellido: 'Villarroel Gutiérrez-Etcheverry de Peñaranda',
  menor: false,
  dias: ['2026-10-31'],
  faltas: 3,
  contacto: 'propio',
  estado: 'pendiente',
  tomado: null,
  aviso: false,
};

/** Long names break instead of pushing the button out. */
export const LongNames: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(ledMinistries, {
          ministerios: [
            { id: 7, name: 'Encuentro de discipulado de la Santísima Trinidad y de sus familias' },
          ],
        }),
        mock(listMinistryFollowUps, { ...nobody, faltan: [long] }),
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
