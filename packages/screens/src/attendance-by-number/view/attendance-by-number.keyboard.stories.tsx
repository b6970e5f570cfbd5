import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import attendanceByNumber, {
  ByName,
  Default,
  FourDigits,
  LastMarks,
  LateDateMissing,
  RefusedKeepsTheText,
} from './attendance-by-number.stories.tsx';

const meta = {
  ...attendanceByNumber,
  title: 'Pantallas/Admin/Parts/Attendance by number/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: withoutAxe,
} satisfies Meta<typeof attendanceByNumber.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const number = () => screen.getByLabelText('Número de Membresía');

export const EnterTheField: Story = {
  ...Default,
  name: 'Enter: the field',
  play: withKeys(async ({ press, fill, args }) => {
    await fill(number(), '10573');
    await press('Enter', number());
    await waitFor(() => expect(args.onMark).toHaveBeenCalledWith('10573', null));
    await waitFor(() => expect(number()).toHaveValue(''));
    await expect(number()).toHaveFocus();
  }),
};

export const EnterTheFieldRefused: Story = {
  ...RefusedKeepsTheText,
  name: 'Enter: the field with a refused number',
  play: withKeys(async ({ canvas, press, fill, args }) => {
    await fill(number(), '000');
    await press('Enter', number());
    await waitFor(() => expect(args.onMark).toHaveBeenCalledWith('000', null));
    await expect(canvas.getByText('Número de membresía no válido')).toBeVisible();
    await expect(number()).toHaveValue('000');
    await waitFor(() => expect(number()).toHaveFocus());
  }),
};

export const DigitTheFieldRefused: Story = {
  ...RefusedKeepsTheText,
  name: '1: the field with a refused number',
  play: withKeys(async ({ press, fill, args }) => {
    await fill(number(), '99999');
    await press('Enter', number());
    await waitFor(() => expect(args.onMark).toHaveBeenCalledWith('99999', null));
    await waitFor(() => expect(number()).toHaveFocus());
    await press('1');
    await waitFor(() => expect(number()).toHaveValue('1'));
  }),
};

const person = (name: RegExp) => screen.findByRole('option', { name });

export const EnterTheFieldOne: Story = {
  ...ByName,
  name: 'Enter: the field with one person found',
  play: withKeys(async ({ press, fill, args }) => {
    await fill(number(), 'rosa');
    await person(/Rosa Mendoza/);
    await press('Enter', number());
    await waitFor(() => expect(args.onMark).toHaveBeenCalledWith('20573', null));
    await waitFor(() => expect(number()).toHaveValue(''));
  }),
};

export const EnterTheFieldSeveral: Story = {
  ...FourDigits,
  name: 'Enter: the field with several found',
  play: withKeys(async ({ press, fill, args }) => {
    await fill(number(), '0573');
    await person(/Rosa Mendoza/);
    await press('Enter', number());
    await expect(number()).toHaveValue('0573');
    await expect(args.onMark).not.toHaveBeenCalled();
  }),
};

export const ArrowDownTheField: Story = {
  ...FourDigits,
  name: 'ArrowDown: the field with people found',
  play: withKeys(async ({ press, fill, args }) => {
    await fill(number(), '0573');
    const first = await person(/Daniel Choque/);
    await press('ArrowDown', number());
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(number()).toHaveAttribute('aria-activedescendant', first.id);
    await press('ArrowDown');
    await press('ArrowDown');
    await expect(number()).toHaveAttribute('aria-activedescendant', first.id);
    await press('Enter');
    await waitFor(() => expect(args.onMark).toHaveBeenCalledWith('10573', null));
  }),
};

export const ArrowUpTheField: Story = {
  ...FourDigits,
  name: 'ArrowUp: the field with people found',
  play: withKeys(async ({ press, fill }) => {
    await fill(number(), '0573');
    const last = await person(/Rosa Mendoza/);
    await press('ArrowUp', number());
    await expect(number()).toHaveAttribute('aria-activedescendant', last.id);
    await press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'false');
  }),
};

export const EscapeTheField: Story = {
  ...ByName,
  name: 'Escape: the field',
  play: withKeys(async ({ press, fill }) => {
    await fill(number(), 'ana');
    await person(/Ana Rojas/);
    await press('Escape', number());
    await expect(number()).toHaveValue('');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(number()).toHaveFocus();
  }),
};

export const EnterTheDate: Story = {
  ...LateDateMissing,
  name: 'Enter: the date of a paper list',
  play: withKeys(async ({ canvas, press, fill }) => {
    await press('Enter', canvas.getByRole('button', { name: 'Otra fecha' }));
    const date = canvas.getByLabelText('Fecha de la lista');
    await waitFor(() => expect(date).toHaveFocus());
    await fill(date, '2026-11-14');
    await press('Enter', date);
    await waitFor(() => expect(number()).toHaveFocus());
  }),
};

export const TabTheField: Story = {
  ...LastMarks,
  name: 'Tab: the field',
  play: withKeys(async ({ canvas, press }) => {
    await press('Tab', number());
    await expect(canvas.getByRole('button', { name: 'Marcar Asistencia' })).toHaveFocus();
    await press('Tab');
    await expect(canvas.getByRole('button', { name: /^Deshacer/ })).toHaveFocus();
  }),
};
