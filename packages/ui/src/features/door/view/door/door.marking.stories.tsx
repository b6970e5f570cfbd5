import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import door, { ByName } from './door.stories.tsx';

const meta = {
  ...door,
  title: 'Composed/Admin/Door/Marking',
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
    await expect(canvas.getByText('Nadie con ese nombre. Prueba con el número.')).toBeVisible();
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
