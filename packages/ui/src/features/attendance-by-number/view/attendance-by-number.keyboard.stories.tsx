import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withKeys, withoutAxe } from '../../../internal/test/with-keys.ts';
import attendanceByNumber, {
  Default,
  LastMarks,
  LateDateMissing,
  RefusedKeepsTheText,
} from './attendance-by-number.stories.tsx';

const meta = {
  ...attendanceByNumber,
  title: 'Composed/Admin/Attendance by number/Keyboard',
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
