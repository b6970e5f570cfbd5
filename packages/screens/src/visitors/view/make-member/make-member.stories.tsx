import { fixtureDate, people, visitors } from '@ministerio/contract/fixtures';
import { OpenedByButton } from '@ministerio/ui/testing/opened-by-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { FormFailure } from '../../../kit/forms/show-failure.ts';
import type { DeskSearch } from '../../../kit/marking/hits.ts';
import { MakeMember } from './make-member.tsx';

const kevin = visitors[2] ?? null;
const found = [
  {
    id: 7,
    codigo: '10573',
    name: 'Daniel Choque Mamani',
    about: 'Red de Jovenes · vino el 14-11',
    markedAt: null,
  },
  { id: 27, codigo: '20573', name: 'Rosa Mendoza', about: 'Sin ministerio · aún no vino', markedAt: null },
];
const search: DeskSearch = async (text) => ({
  text,
  people: found.filter(({ name, codigo }) => `${name} ${codigo}`.toLowerCase().includes(text.toLowerCase())),
  hasMore: false,
});

const meta = {
  title: 'Pantallas/Admin/Parts/Make member',
  component: MakeMember,
  args: {
    visitor: kevin,
    today: fixtureDate,
    made: null,
    onNew: fn(async (): Promise<FormFailure | undefined> => undefined),
    onExisting: fn(async () => undefined as string | undefined),
    search,
    generateNumber: () => '48201937',
    onClose: fn(),
  },
} satisfies Meta<typeof MakeMember>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'userEvent'>;

const dialog = () => within(screen.getByRole('dialog'));

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Vino el 07-11 y el 14-11: esas visitas pasan a su asistencia, con su fecha.',
    );
    await expect(dialog().getByLabelText(/^Nombre\b(?! de)/)).toHaveValue('Kevin');
    await expect(dialog().getByText(/Su contraseña es el código de membresía/)).toBeVisible();
  },
};

/** As a row of the table opens it. */
export const Asked: Story = {
  render: ({ visitor, ...args }) => (
    <OpenedByButton label="Hacer miembro">
      {(open, close) => <MakeMember {...args} visitor={open ? visitor : null} onClose={close} />}
    </OpenedByButton>
  ),
};

async function fillIn({ userEvent }: Context) {
  const fields = dialog();
  await userEvent.click(fields.getByRole('button', { name: 'Generar número' }));
  await userEvent.type(fields.getByLabelText(/Apellido/), 'Mendoza');
  await userEvent.type(fields.getByLabelText(/Nombre de usuario/), 'kevin.mendoza');
  await userEvent.type(fields.getByLabelText(/Correo electrónico/), 'kevin@ejemplo.bo{Enter}');
}

export const NewMember: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await fillIn({ userEvent });
    await waitFor(() =>
      expect(args.onNew).toHaveBeenCalledWith({
        codigo: '48201937',
        nombre: 'Kevin',
        apellido: 'Mendoza',
        username: 'kevin.mendoza',
        email: 'kevin@ejemplo.bo',
      }),
    );
  },
};

/** The rules and words of the panel's form. */
export const Incomplete: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Hacer miembro' }));
    await expect(await dialog().findByText('El código es obligatorio')).toBeVisible();
    await expect(dialog().getByText('El apellido es obligatorio')).toBeVisible();
    await expect(dialog().getByText('El correo electrónico es obligatorio')).toBeVisible();
    await expect(dialog().getByLabelText(/Código de membresía/)).toHaveFocus();
    await expect(args.onNew).not.toHaveBeenCalled();
  },
};

/** A refusal is at its field, which has the focus; what was typed stays, also over a look at the other way. */
export const Taken: Story = {
  args: {
    onNew: fn(async () => ({
      message: 'No se pudo hacer miembro. Ya existe una cuenta con esos datos.',
      fields: { email: 'Ese correo electrónico ya está en uso' },
    })),
  },
  play: async ({ userEvent }) => {
    await fillIn({ userEvent });
    await expect(await dialog().findByText('Ese correo electrónico ya está en uso')).toBeVisible();
    const email = dialog().getByLabelText(/Correo electrónico/);
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.click(dialog().getByRole('tab', { name: 'Ya tiene número' }));
    await userEvent.click(dialog().getByRole('tab', { name: 'Es un miembro nuevo' }));
    // Asked for anew: one that is gone would keep its value.
    await expect(dialog().getByLabelText(/Correo electrónico/)).toHaveValue('kevin@ejemplo.bo');
  },
};

async function find(context: Context, text: string) {
  const { userEvent } = context;
  await userEvent.click(dialog().getByRole('tab', { name: 'Ya tiene número' }));
  await userEvent.type(dialog().getByRole('searchbox', { name: 'Buscar al miembro' }), text);
}

export const Found: Story = {
  play: async (context) => {
    await find(context, '0573');
    await expect(await dialog().findByText('2 personas. Elige quién es.')).toBeVisible();
    await expect(dialog().getByText('Red de Jovenes · vino el 14-11')).toBeVisible();
  },
};

export const NobodyFound: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await find(context, 'Zoe');
    await expect(await dialog().findByText('Ningún miembro coincide con «Zoe».')).toBeVisible();
  },
};

export const SearchFailed: Story = {
  args: { search: () => Promise.reject(new Error('no network')) },
  play: async (context) => {
    await find(context, 'Daniel');
    await expect(await dialog().findByText(/No se pudo buscar\. Revisa tu conexión/)).toBeVisible();
  },
};

/** The new owner of the attendance is said before; the keyboard alone goes there and back. */
export const Existing: Story = {
  play: async (context) => {
    const { userEvent, args } = context;
    await find(context, '0573');
    (await dialog().findByRole('button', { name: 'Elegir a Rosa Mendoza' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog().getByText(/Sus 2 visitas pasan a la asistencia de/)).toHaveTextContent(
      'Sus 2 visitas pasan a la asistencia de Rosa Mendoza (Sin ministerio · aún no vino). No se puede deshacer.',
    );
    await expect(dialog().getByRole('button', { name: 'Pasar las visitas' })).toHaveFocus();
    await expect(args.onExisting).not.toHaveBeenCalled();
    await userEvent.click(dialog().getByRole('button', { name: 'Elegir a otra persona' }));
    await expect(dialog().getByRole('searchbox')).toHaveFocus();
    await userEvent.click(await dialog().findByRole('button', { name: 'Elegir a Daniel Choque Mamani' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onExisting).toHaveBeenCalledWith(7));
  },
};

export const ExistingRefused: Story = {
  tags: ['!dev', '!autodocs'],
  args: { onExisting: fn(async () => 'No se pudo hacer miembro. No se encontró la visita.') },
  play: async (context) => {
    const { userEvent } = context;
    await find(context, 'Rosa');
    await userEvent.click(await dialog().findByRole('button', { name: 'Elegir a Rosa Mendoza' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent(/No se encontró la visita/));
  },
};

export const Done: Story = {
  args: { made: { member: people.daniel, carried: 2 } },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Kevin M. ya es miembro' })).toBeVisible();
    await expect(dialog().getByText('Es miembro: sus 2 visitas pasaron a su asistencia.')).toBeVisible();
    await expect(dialog().getByRole('link', { name: 'Ver a Daniel Choque Mamani' })).toHaveAttribute(
      'href',
      '/dashboard/editar/7',
    );
    await waitFor(() => expect(dialog().getByRole('button', { name: 'Listo' })).toHaveFocus());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
