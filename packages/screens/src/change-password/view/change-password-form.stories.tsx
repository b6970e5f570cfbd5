import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChangePasswordForm, type ChangePasswordFormProps } from './change-password-form.tsx';

type Submit = ChangePasswordFormProps['onSubmit'];
const accepts = () => fn<Submit>(async () => undefined);
const refuses = () =>
  fn<Submit>(async () => ({ fields: { claveActual: 'La contraseña actual no es correcta.' } }));

const meta = {
  title: 'Pantallas/Member/Parts/Change password form',
  component: ChangePasswordForm,
  args: { onSubmit: accepts(), username: 'camila' },
} satisfies Meta<typeof ChangePasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill(canvasElement: HTMLElement, current: string, next: string, again: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Contraseña actual'), current);
  await userEvent.type(canvas.getByLabelText('Contraseña nueva'), next);
  await userEvent.type(canvas.getByLabelText('Repite la contraseña nueva'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Guardar contraseña' }));
}

export const Default: Story = { tags: ['picture'] };

export const Submits: Story = {
  args: { onSubmit: accepts() },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement, '10482', 'naranja azul', 'naranja azul');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Contraseña nueva')).toHaveValue('');
  },
};

export const Mismatch: Story = {
  tags: ['picture'],
  args: { onSubmit: accepts() },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement, '10482', 'naranja azul', 'naranja verde');
    await expect(canvas.getByLabelText('Repite la contraseña nueva')).toHaveAccessibleDescription(
      'Las contraseñas no coinciden',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  args: { onSubmit: accepts() },
  play: async ({ canvas, canvasElement, args }) => {
    await fill(canvasElement, '10482', 'naranja', 'naranja');
    await expect(canvas.getByLabelText('Contraseña nueva')).toHaveAccessibleDescription(
      expect.stringContaining('Escribe al menos 8 caracteres'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongCurrentPassword: Story = {
  args: { onSubmit: refuses() },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, '99999', 'naranja azul', 'naranja azul');
    const current = canvas.getByLabelText('Contraseña actual');
    await waitFor(() => expect(current).toHaveAccessibleDescription('La contraseña actual no es correcta.'));
    await expect(current).toHaveFocus();
    await expect(canvas.getByLabelText('Contraseña nueva')).toHaveValue('naranja azul');
  },
};

/** After a one-time password: it has to be changed before anything else. */
export const Required: Story = { args: { notice: 'Cambia tu contraseña para continuar.' } };

export const Dark: Story = {
  ...WrongCurrentPassword,
  args: { onSubmit: refuses() },
  globals: { theme: 'dark' },
};
