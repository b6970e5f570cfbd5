import {
  categoryMembers,
  countMembers,
  followUpThresholds,
  listCategories,
  listLeaders,
  listUsers,
  ministriesOfMinors,
  setLeaders,
  setMinistryOfMinors,
  unassignCategory,
} from '@ministerio/contract';
import { categories, users } from '@ministerio/contract/fixtures';
import { mock, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { MinistriesScreen } from './index.ts';

let members = users.slice(1);
const marked = fn<(body: unknown) => void>();
const named = fn<(body: unknown) => void>();
const remembering = [
  ownBackend,
  mock(listCategories, [...categories]),
  mock(listUsers, [...users]),
  mock(categoryMembers, () => members),
  mock(countMembers, () => ({ ministerios: [{ id: 1, miembros: members.length }] })),
  mock(unassignCategory, ({ params }) => {
    members = members.filter(({ id }) => String(id) !== params.userId);
    return { message: 'Hecho' };
  }),
  mock(ministriesOfMinors, { ministerios: [2, 3] }),
  mock(followUpThresholds, { ministerios: [] }),
  mock(listLeaders, { lideres: [] }),
];

const meta = {
  title: 'Pantallas/Admin/Ministries/Members',
  tags: ['!dev', '!autodocs'],
  component: MinistriesScreen,
  ...adminStory,
  beforeEach: () => {
    members = users.slice(1);
    marked.mockClear();
    named.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: remembering } },
} satisfies Meta<typeof MinistriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The members of a ministry, and how to remove one. */
export const MemberRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver miembros de Red de Jovenes' }));
    const dialog = canvas.getByRole('dialog', { name: 'Miembros de «Red de Jovenes»' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar a Noelia Justiniano' }));
    await expectToast('noelia ya no está en Red de Jovenes.');
    await waitFor(() => expect(canvas.queryByText('Noelia Justiniano')).toBeNull());
    await expect(dialog).toHaveTextContent('5 miembros');
    await expect(
      await canvas.findByRole('cell', { name: 'Red de Jovenes 5 miembros', hidden: true }),
    ).toBeVisible();
  },
};

/** A member is named a leader. */
export const LeaderNamed: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(setLeaders, ({ body }) => {
          named(body);
          const { id, nombre = '', apellido = '', username = '' } = users[1] ?? {};
          const leader = { id: Number(id), nombre, apellido, username };
          return { lideres: [{ ...leader, desde: '2026-11-21T23:03:12.000Z', por: 'admin' }] };
        }),
        ...remembering,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver miembros de Red de Jovenes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Hacer líder a Camila Rojas Vaca' }));
    await waitFor(() => expect(named).toHaveBeenCalledWith({ usuarios: [2] }));
    await expect(await canvas.findByText('Líder')).toBeVisible();
    await expectToast(/^camila lidera el ministerio: .* con una contraseña propia en vez de su número\.$/);
  },
};

export const MemberNotRemoved: Story = {
  parameters: { msw: { handlers: [mockRefusal(unassignCategory, 404, 'user_not_found'), ...remembering] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver miembros de Red de Jovenes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar a Noelia Justiniano' }));
    await expectToast(/^No se pudo quitar del ministerio/);
    await expect(await canvas.findByText('Noelia Justiniano')).toBeVisible();
  },
};

export const MembersFailed: Story = {
  parameters: { msw: { handlers: [mockRefusal(categoryMembers, 500, 'internal_error'), ...remembering] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver miembros de Red de Jovenes' }));
    await expect(await canvas.findByText('Error al cargar los miembros')).toBeVisible();
  },
};

/** Erased data do not come back, so it asks first. */
export const OfMinors: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(ministriesOfMinors, () => ({ ministerios: marked.mock.calls.length > 0 ? [1] : [] })),
        mock(setMinistryOfMinors, ({ body }) => {
          marked(body);
          return { message: 'Hecho' };
        }),
        ...remembering,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver miembros de Red de Jovenes' }));
    const box = await canvas.findByRole('checkbox', { name: 'Es un ministerio de menores' });
    await userEvent.click(box);
    await expect(marked).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Marcar y borrar' }));
    await waitFor(() => expect(marked).toHaveBeenCalledWith({ deMenores: true }));
    await waitFor(() => expect(box).toBeChecked());
  },
};
