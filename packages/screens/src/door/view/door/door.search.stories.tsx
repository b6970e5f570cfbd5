import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { DoorPerson } from '../../../kit/marking/shown.ts';
import door from './door.stories.tsx';

const found: readonly DoorPerson[] = [
  { usuario: 1, name: 'Ana Rojas', detail: 'Red de Jovenes · vino el 21-11', markedAt: null },
  { usuario: 4, name: 'Ana Belén Soliz', detail: 'Red de Jovenes · vino el 21-11', markedAt: null },
  { usuario: 5, name: 'Anahí Cuéllar', detail: 'Adolescentes · vino el 21-11', markedAt: '18:58' },
];

const meta = {
  ...door,
  title: 'Pantallas/Admin/Parts/Door/Search',
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof door.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = 'Número de Membresía';

/** A whole number says whose it is; Enter marks. */
export const WholeNumber: Story = {
  args: {
    onSearch: fn(),
    hits: { text: '10482', people: found.slice(0, 1).map((one) => ({ ...one, isExact: true })) },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(field), '10482');
    await expect(canvas.getByRole('status')).toHaveTextContent('Es Ana Rojas. Toca Marcar.');
    await userEvent.click(canvas.getByRole('button', { name: 'Marcar' }));
    await expect(args.onPick).toHaveBeenCalledTimes(1);
  },
};

/** Finds by name; who is marked already has the hour. */
export const ByName: Story = {
  args: { onSearch: fn(), hits: { text: 'Ana', people: found } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(field), 'Ana');
    await expect(args.onSearch).toHaveBeenLastCalledWith('Ana');
    await expect(canvas.getByText('3 personas. Toca a quien llegó.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Ana Belén Soliz/ }));
    await expect(args.onPick).toHaveBeenCalledWith(found[1]);
    await expect(canvas.getByLabelText(field)).toHaveValue('');
  },
};

/** The phone's own keyboard for letters, and back. */
export const Letters: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'abc: escribir con letras' }));
    await expect(canvas.queryByRole('group', { name: 'Teclado numérico' })).toBeNull();
    await expect(canvas.getByLabelText(field)).toHaveAttribute('inputmode', 'text');
    await userEvent.click(canvas.getByRole('button', { name: '123: volver al teclado numérico' }));
    await expect(canvas.getByRole('group', { name: 'Teclado numérico' })).toBeVisible();
  },
};
