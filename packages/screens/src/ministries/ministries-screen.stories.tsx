import {
  assignCategory,
  countMembers,
  createCategory,
  deleteCategory,
  listCategories,
  listUsers,
  registrationStatus,
} from '@ministerio/contract';
import { categories, users } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered } from '../kit/test/calls.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { MinistriesScreen } from './index.ts';

let stored = [...categories];
const assigned = fn<(params: unknown) => void>();
const remembering = [
  ownBackend,
  mock(countMembers, { ministerios: [{ id: 1, miembros: 6 }] }),
  mock(listUsers, [...users]),
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
  title: 'Pantallas/Admin/Ministries',
  component: MinistriesScreen,
  ...adminStory,
  beforeEach: () => {
    stored = [...categories];
    assigned.mockClear();
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

export const ForeignBackend: Story = {
  parameters: {
    msw: { handlers: [foreignBackend, mock(listCategories, [...categories]), mock(listUsers, [...users])] },
  },
  play: async ({ canvas, userEvent }) => {
    await answered(registrationStatus);
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
