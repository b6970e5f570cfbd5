import { longNames, people } from '@ministerio/contract/fixtures';
import { withCard } from '@ministerio/ui/testing/with-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { UserEditor } from './user-editor.tsx';

const forever = () => new Promise<void>(() => undefined);
const [longName] = longNames;

const meta = {
  title: 'Pantallas/Admin/Parts/User editor',
  component: UserEditor,
  args: { user: people.camila, onSave: fn(async () => undefined) },
  decorators: [withCard],
} satisfies Meta<typeof UserEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Saves: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('link', { name: 'Cancelar' })).toHaveAttribute(
      'href',
      '/dashboard/editarUser',
    );
    const name = canvas.getByRole('textbox', { name: 'Nombre' });
    await userEvent.clear(name);
    await userEvent.type(name, 'camila.rojas');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ username: 'camila.rojas', email: people.camila.email }),
    );
  },
};

export const OnlyNameAndEmail: Story = {
  args: {
    user: { ...people.camila, nombre: null, apellido: null, codigo: null, role: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const Leader: Story = {
  tags: ['!dev', '!autodocs'],
  args: { led: ['Red de Jovenes', 'Evangelismo'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Lidera: Red de Jovenes, Evangelismo\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gestionar Ministerios' })).toHaveAttribute(
      'href',
      '/dashboard/category',
    );
  },
};

/** Giving up one's own role asks for confirmation and can be cancelled. */
export const OwnDemotion: Story = {
  args: { user: people.admin, own: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rol' }), 'Miembro');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const question = await canvas.findByRole('alertdialog', { name: '¿Dejar de ser administrador?' });
    await expect(question).toHaveAccessibleDescription(
      /^Dejarás de ser administrador y tu sesión se cerrará/,
    );
    const keep = within(question).getByRole('button', { name: 'Cancelar' });
    await expect(keep).toHaveFocus();
    await userEvent.click(keep);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox', { name: 'Rol' })).toHaveValue('USER');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Dejar de ser administrador' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ role: 'USER' })));
  },
};

/** No confirmation where another administrator loses the role. */
export const AnothersDemotion: Story = {
  args: { user: people.admin },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rol' }), 'Miembro');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

export const RequiredFields: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Nombre' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText('El nombre de usuario es obligatorio')).toBeVisible();
    await expect(canvas.getByText('El correo electrónico es obligatorio')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Promotion: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rol' }), 'ADMIN');
    const password = await canvas.findByLabelText('Contraseña nueva');
    await userEvent.type(password, people.camila.codigo);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(await canvas.findByText(/al menos 12 caracteres y no ser el número/)).toBeVisible();
    await userEvent.type(password, ' y una frase');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ role: 'ADMIN', password: `${people.camila.codigo} y una frase` }),
      ),
    );
  },
};

export const Saving: Story = {
  args: { onSave: fn(forever) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(canvas.getByRole('button', { name: /Guardar/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const TakenElsewhere: Story = {
  args: {
    error: 'No se pudieron guardar los cambios. Ya existe una cuenta con esos datos.',
    fieldErrors: { email: 'Ese correo electrónico ya está en uso', otro: 'No es de este formulario' },
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toHaveAccessibleDescription('Ese correo electrónico ya está en uso'));
    await expect(email).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ya existe una cuenta con esos datos.');
  },
};

/** Nothing that a field could say. */
export const Refused: Story = {
  args: { error: 'No se pudieron guardar los cambios. El servidor está ocupado.' },
};

export const LongNames: Story = { args: { user: longName ?? people.camila } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
