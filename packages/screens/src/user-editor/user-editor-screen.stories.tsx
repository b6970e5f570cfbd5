import {
  assignCategory,
  getUser,
  listCategories,
  listUnconfirmed,
  unassignCategory,
  updateUser,
  userCategories,
  userSummary,
} from '@ministerio/contract';
import { categories, longNames, people } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { UserEditorScreen } from './index.ts';

const navigate = fn();
const sent = fn<(body: unknown) => void>();
const reads = mock(getUser, people.camila);
const saves = mock(updateUser, ({ body }) => {
  sent(body);
  return people.camila;
});
const lists = mock(listCategories, [...categories]);
const led = mock(userSummary, { asistencias: 12, confirmado: true, lidera: [] });
const quiet = [ownBackend, lists, mock(userCategories, []), led];
const [longName] = longNames;

const meta = {
  title: 'Pantallas/Admin/User editor',
  component: UserEditorScreen,
  ...adminStory,
  beforeEach: () => {
    navigate.mockClear();
    sent.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [reads, saves, ...quiet] }, services: { navigate } },
  args: { userId: '2' },
} satisfies Meta<typeof UserEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'camila.rojas@ejemplo.bo',
    );
  },
};

export const Saved: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.clear(email);
    await userEvent.type(email, 'camila@nuevo.bo');
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/dashboard/editarUser'));
    await expect(sent).toHaveBeenCalledWith({ username: 'camila', email: 'camila@nuevo.bo' });
    await expectToast('Los cambios se guardaron.');
  },
};

/** After an expired session the input is restored; saving clears it. */
export const Restored: Story = {
  beforeEach: () => {
    window.sessionStorage.setItem('borrador:admin:usuario-2', JSON.stringify({ apellido: 'Rojas de Vaca' }));
  },
  play: async ({ canvas, userEvent }) => {
    const apellido = await canvas.findByRole('textbox', { name: 'Apellido' });
    await waitFor(() => expect(apellido).toHaveValue('Rojas de Vaca'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nombre' }), '2');
    await expect(window.sessionStorage.getItem('borrador:admin:usuario-2')).toBe(
      '{"username":"camila2","apellido":"Rojas de Vaca"}',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ username: 'camila2', apellido: 'Rojas de Vaca' }),
      ),
    );
    await waitFor(() => expect(window.sessionStorage.getItem('borrador:admin:usuario-2')).toBeNull());
  },
};

/** Shown beside the field, and logged as the spec says. */
export const Taken: Story = {
  beforeEach: () => void spyOn(console, 'warn'),
  parameters: {
    msw: {
      handlers: [
        reads,
        ...quiet,
        mockRefusal(updateUser, 409, 'already_taken', {
          errors: { email: 'Ese correo electrónico ya está en uso' },
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, '.ar');
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Ese correo electrónico ya está en uso'));
    await expect(email).toHaveValue(`${people.camila.email}.ar`);
    await expect(console.warn).toHaveBeenCalledWith(
      'No se pudieron guardar los cambios: refused 409 already_taken',
    );
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Ya existe una cuenta con esos datos.'),
    );
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/**
 * Other backends save the name and the email alone: no other field is offered, whatever their records carry.
 */
export const ForeignBackend: Story = {
  parameters: {
    msw: {
      handlers: [
        foreignBackend,
        lists,
        http.get('*/api/auth/users/2', () =>
          HttpResponse.json({
            username: 'camila',
            email: 'c@ejemplo.bo',
            nombre: 'Camila',
            apellido: 'Rojas',
            codigo: 10482,
            role: 'USER',
          }),
        ),
        http.put('*/api/auth/users/2', async ({ request }) => {
          sent(await request.json());
          return new HttpResponse('Actualizado');
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nombre' }), '2');
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/dashboard/editarUser'));
    await expect(sent).toHaveBeenCalledWith({ username: 'camila2', email: 'c@ejemplo.bo' });
  },
};

const taken = { codigo: 'Ese código ya está en uso' };
const squatted = [
  mock(userSummary, { asistencias: 2, confirmado: false, lidera: [] }),
  reads,
  ...quiet,
  mock(listUnconfirmed, [{ id: 40, username: 'intruso', codigo: '107 77' }]),
];

/** A self-registered account has the number: it can be replaced. */
export const Replaced: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(updateUser, 409, 'already_taken', { errors: taken, once: true }),
        saves,
        ...squatted,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const codigo = await canvas.findByRole('textbox', { name: 'Código de membresía' });
    await userEvent.clear(codigo);
    await userEvent.type(codigo, '10777');
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    const dialog = await canvas.findByRole('alertdialog', { name: '¿Reemplazar la cuenta «intruso»?' });
    await expect(dialog).toHaveAccessibleDescription(/con sus 2 asistencias/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reemplazar' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        username: 'camila',
        email: people.camila.email,
        codigo: '10777',
        reemplazar: 40,
      }),
    );
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/dashboard/editarUser'));
  },
};

/** Cancelling changes nothing; the reason stays beside the number. */
export const NotReplaced: Story = {
  parameters: {
    msw: { handlers: [mockRefusal(updateUser, 409, 'already_taken', { errors: taken }), ...squatted] },
  },
  play: async ({ canvas, userEvent }) => {
    const codigo = await canvas.findByRole('textbox', { name: 'Código de membresía' });
    await userEvent.clear(codigo);
    await userEvent.type(codigo, '10777{Enter}');
    await canvas.findByRole('alertdialog');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar', hidden: false }));
    await waitFor(() => expect(codigo).toHaveAccessibleDescription('Ese código ya está en uso'));
    await expect(codigo).toHaveValue('10777');
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Giving up one's own role signs out: the panel's next call would be refused. */
export const OwnDemotion: Story = {
  parameters: { msw: { handlers: [mock(getUser, { ...people.admin, id: 2 }), saves, ...quiet] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Rol' }), 'Miembro');
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar' }));
    const question = await canvas.findByRole('alertdialog', { name: '¿Dejar de ser administrador?' });
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Dejar de ser administrador' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ role: 'USER' })));
    await expectToast('Los cambios se guardaron.');
    await expect(navigate).not.toHaveBeenCalled();
  },
};

const moves = fn<(what: string) => void>();

/** The person's ministries, each saved at once. */
export const Ministries: Story = {
  parameters: {
    msw: {
      handlers: [
        reads,
        saves,
        ownBackend,
        lists,
        led,
        mock(userCategories, () => categories.slice(0, 1)),
        mock(assignCategory, ({ params }) => {
          moves(`in ${params.categoryId}`);
          return { message: 'Hecho' };
        }),
        mockRefusal(unassignCategory, 503, 'storage_unavailable'),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const jovenes = await canvas.findByRole('checkbox', { name: 'Red de Jovenes' });
    await expect(jovenes).toBeChecked();
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Red de Adolescentes' }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Red de Adolescentes' })).toBeChecked());
    await expect(moves).toHaveBeenLastCalledWith('in 2');
    await userEvent.click(jovenes);
    await expectToast(/^No se pudo quitar del ministerio/);
    await expect(jovenes).toBeChecked();
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [...quiet, mockPending(getUser)] } } };

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [...quiet, mockRefusal(getUser, 404, 'user_not_found')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudo cargar el usuario')).toBeVisible();
    await expect(await canvas.findByText('No se encontró el usuario.')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: { msw: { handlers: [...quiet, mock(getUser, longName ?? people.camila)] } },
  globals: { viewport: { value: 'phone' } },
};
