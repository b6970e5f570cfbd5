import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ByName } from './door.search.stories.tsx';
import door from './door.stories.tsx';

const meta = {
  ...door,
  title: 'Pantallas/Admin/Parts/Door/Marking',
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof door.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = 'Número de Membresía';
const found = ByName.args?.hits?.people ?? [];

export const ByFourDigits: Story = {
  args: { onSearch: fn(), hits: { text: '0573', people: found.slice(0, 2) } },
  play: async ({ canvas, args, userEvent }) => {
    for (const digit of '0573') await userEvent.click(canvas.getByRole('button', { name: digit }));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('2 números terminan en 0573. Toca a quien llegó.')).toBeVisible();
  },
};

export const NobodyFound: Story = {
  args: { onSearch: fn(), hits: { text: 'Zoe', people: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(field), 'Zoe');
    await expect(canvas.getByText('Nadie con ese nombre en la lista. Prueba con el número.')).toBeVisible();
  },
};

/** Five touches of the keypad, and the field is ready again. */
export const MarkedByKeypad: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const input = canvas.getByLabelText(field);
    for (const key of ['1', '0', '4', '9', 'Borrar', '8', 'Marcar']) {
      await userEvent.click(canvas.getByRole('button', { name: key }));
    }
    await expect(args.onMark).toHaveBeenCalledWith('1048');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('inputmode', 'none');
  },
};

const refused = [
  { clave: '1', who: '99821', when: 'sáb 28 nov, 19:01', reason: 'no-existe' },
  { clave: '2', who: '10482', when: 'jue 26 nov, 19:05', reason: 'fuera-de-plazo' },
] as const;

/** The owner of a wrong number is found by name; a marked person is no answer. */
export const FoundForReview: Story = {
  args: { onSearch: fn(), hits: { text: 'ana', people: found }, reviews: refused },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Por revisar (2)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.keyboard('ana');
    await expect(args.onSearch).toHaveBeenLastCalledWith('ana');
    const people = canvas.getByRole('list', { name: 'Personas encontradas' });
    await expect(people.children).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /^Anahí Cuéllar/ }));
    await expect(args.onCorrect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Ana Belén Soliz/ }));
    await expect(args.onCorrect).toHaveBeenCalledWith(refused[0], found[1]);
  },
};

const marked = found.filter(({ markedAt }) => markedAt !== null);

/** Of a mark that was typed yesterday. */
export const FoundForFormerDay: Story = {
  args: {
    onSearch: fn(),
    hits: { text: 'Anahí', people: marked },
    reviews: [{ ...refused[0], isOfFormerDay: true }],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Por revisar (1)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.keyboard('Anahí');
    await userEvent.click(canvas.getByRole('button', { name: /^Anahí Cuéllar/ }));
    await expect(args.onCorrect).toHaveBeenCalledWith(
      args.reviews[0],
      expect.objectContaining({ usuario: marked[0]?.usuario }),
    );
  },
};

export const OneFoundForReview: Story = {
  args: { onSearch: fn(), hits: { text: 'Ana Bel', people: found.slice(1, 2) }, reviews: refused },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Por revisar (2)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.keyboard('Ana Bel{Enter}');
    await expect(args.onCorrect).toHaveBeenCalledWith(refused[0], found[1]);
  },
};

export const NobodyFoundForReview: Story = {
  args: { onSearch: fn(), hits: { text: 'Zoe', people: [] }, reviews: refused },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Por revisar (2)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar' }));
    await userEvent.keyboard('Zoe');
    await expect(canvas.getByText('Nadie con ese nombre en la lista.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.getByRole('button', { name: 'Corregir el número' })).toBeVisible();
  },
};
