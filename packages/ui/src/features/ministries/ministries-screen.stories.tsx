import {
  assignCategory,
  categoryMembers,
  countMembers,
  createCategory,
  deleteCategory,
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
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { adminStory } from '../../connected/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../../connected/test/backends.ts';
import { expectToast } from '../../connected/test/expect-toast.ts';
import { MinistriesScreen } from './index.ts';

let stored = [...categories];
let members = users.slice(1);
const assigned = fn<(params: unknown) => void>();
const marked = fn<(body: unknown) => void>();
const named = fn<(body: unknown) => void>();
const remembering = [
  ownBackend,
  mock(categoryMembers, () => members),
  mock(countMembers, () => ({ ministerios: [{ id: 1, miembros: members.length }] })),
  mock(unassignCategory, ({ params }) => {
    members = members.filter(({ id }) => String(id) !== params.userId);
    return { message: 'Hecho' };
  }),
  mock(listUsers, [...users]),
  mock(ministriesOfMinors, { ministerios: [2, 3] }),
  mock(followUpThresholds, { ministerios: [] }),
  mock(listLeaders, { lideres: [] }),
  mock(listCategories, () => stored),
  // Only the status counts: these answers are no JSON at all.
  http.post('*/api/category/create', async ({ request }) => {
    const { name } = (await request.json()) as { name: string };
    stored = [...stored, { id: 90, name }];
    return new HttpResponse('Creada');
  }),
  http.delete('*/api/category/delete/:id', ({ params }) => {
    stored = stored.filter((category) => String(category.id) !== params.id);
    return new HttpResponse(null);
  }),
  mock(assignCategory, ({ params }) => {
    assigned(params);
    return { message: 'Hecho' };
  }),
];

const meta = {
  title: 'Connected/Admin/Ministries',
  component: MinistriesScreen,
  ...adminStory,
  beforeEach: () => {
    stored = [...categories];
    members = users.slice(1);
    assigned.mockClear();
    marked.mockClear();
    named.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: remembering } },
} satisfies Meta<typeof MinistriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: 'Exploradores del Rey 0 miembros' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'Red de Jovenes 6 miembros' })).toBeVisible();
  },
};

export const Created: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByPlaceholderText('Nombre de la categoría'), 'Intercesion');
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear Ministerio' }));
    await expectToast('¡Categoría creada exitosamente!');
    await expect(await canvas.findByRole('cell', { name: /^Intercesion/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByPlaceholderText('Nombre de la categoría')).toHaveValue(''));
  },
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Eliminar el ministerio Red de Adolescentes' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await expectToast('¡Categoría eliminada exitosamente!');
    await waitFor(() => expect(canvas.queryByRole('cell', { name: /^Red de Adolescentes/ })).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Eliminar el ministerio Exploradores/ })).toHaveFocus(),
    );
  },
};

export const Assigned: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'camila' });
    await canvas.findByRole('option', { name: 'Red de Jovenes' });
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Usuario' }), 'camila');
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Ministerio' }),
      'Red de Jovenes',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar Usuario' }));
    await expectToast('¡Usuario asignado a ministerio exitosamente!');
    await expect(assigned).toHaveBeenCalledWith(expect.objectContaining({ userId: '2', categoryId: '1' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Usuario' })).toHaveValue(''));
  },
};

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

/** Somebody is named a leader among the members. */
export const LeaderNamed: Story = {
  tags: ['!dev', '!autodocs'],
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
    await expectToast('camila lidera el ministerio: verá «Mi ministerio» cuando vuelva a entrar.');
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

export const ForeignBackend: Story = {
  parameters: {
    msw: { handlers: [foreignBackend, mock(listCategories, [...categories]), mock(listUsers, [...users])] },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('cell', { name: 'Exploradores del Rey' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ver miembros/ })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Eliminar el ministerio Exploradores del Rey' }),
    );
    await expect(await canvas.findByRole('alertdialog')).toHaveAccessibleDescription(
      'Esto no se puede deshacer.',
    );
  },
};

/** What is erased does not come back, so it asks first. */
export const OfMinors: Story = {
  tags: ['!dev', '!autodocs'],
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

export const CreateRefused: Story = {
  parameters: { msw: { handlers: [mockRefusal(createCategory, 409, 'category_exists'), ...remembering] } },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByPlaceholderText('Nombre de la categoría');
    await userEvent.type(field, 'red de jóvenes{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'Error al crear la categoría. Ya existe un ministerio con ese nombre.',
      ),
    );
    await expect(field).toHaveValue('red de jóvenes');
  },
};

/** The selection stays, to be submitted again. */
export const AssignRefused: Story = {
  parameters: { msw: { handlers: [mockRefusal(assignCategory, 404, 'user_not_found'), ...remembering] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'camila' });
    await canvas.findByRole('option', { name: 'Red de Jovenes' });
    const user = canvas.getByRole('combobox', { name: 'Usuario' });
    await userEvent.selectOptions(user, 'camila');
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Ministerio' }),
      'Red de Jovenes',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Asignar Usuario' }));
    await expect(
      await canvas.findByText('Error al asignar usuario a la categoría. No se encontró el usuario.'),
    ).toBeVisible();
    await expect(user).toHaveDisplayValue('camila');
  },
};

export const DeleteRefused: Story = {
  parameters: { msw: { handlers: [mockRefusal(deleteCategory, 404, 'category_not_found'), ...remembering] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Eliminar el ministerio Red de Jovenes' }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Error al eliminar la categoría. No se encontró el ministerio.',
      ),
    );
  },
};

export const Loading: Story = {
  parameters: {
    msw: {
      handlers: [ownBackend, mockPending(countMembers), mockPending(listCategories), mockPending(listUsers)],
    },
  },
};

export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mock(countMembers, { ministerios: [] }),
        mock(listCategories, []),
        mock(listUsers, []),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se encontraron categorías.')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mockRefusal(countMembers, 500, 'internal_error'),
        mockRefusal(listCategories, 500, 'internal_error'),
        mockRefusal(listUsers, 500, 'internal_error'),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar las categorías')).toBeVisible();
    await expect(await canvas.findByText(/^Error al cargar los usuarios/)).toBeVisible();
  },
};

export const LongNames: Story = {
  beforeEach: () => {
    stored = [{ id: 1, name: 'Ministerio de acompañamiento a familias del Tercer Anillo Externo' }];
  },
  globals: { viewport: { value: 'phone' } },
};
