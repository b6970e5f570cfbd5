import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Enrolment } from './enrolment.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Enrolment',
  component: Enrolment,
  args: { onEnrol: fn() },
} satisfies Meta<typeof Enrolment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Lower case and separators of what is typed do not matter. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByLabelText('Código');
    await userEvent.type(code, 'k7q4-29mx');
    await expect(code).toHaveValue('K7Q4 · 29MX');
    await userEvent.type(canvas.getByLabelText('Nombre de este teléfono'), ' Mesa 3 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribir' }));
    await expect(args.onEnrol).toHaveBeenCalledWith('K7Q429MX', 'Mesa 3');
  },
};

/** The QR brought the code: the name is all that is missing. */
export const Scanned: Story = {
  args: { defaultCode: 'K7Q429MX' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribir' }));
    const name = canvas.getByLabelText('Nombre de este teléfono');
    await expect(name).toHaveAccessibleDescription(/Ponle un nombre/);
    await expect(name).toHaveFocus();
    await expect(args.onEnrol).not.toHaveBeenCalled();
  },
};

export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código'), 'K7Q{Enter}');
    await expect(canvas.getByLabelText('Código')).toHaveAccessibleDescription(/Escribe los ocho caracteres/);
  },
};

export const WrongCode: Story = {
  args: {
    defaultCode: 'K7Q429MX',
    error: {
      text: 'El código no vale: ya se usó o pasaron diez minutos. Pide otro en el panel.',
      isOfCode: true,
    },
  },
};

export const WithoutSignal: Story = {
  args: { error: { text: 'No hay conexión. Revisa tu internet e inténtalo de nuevo.', isOfCode: false } },
};

export const Pending: Story = { args: { defaultCode: 'K7Q429MX', pending: true } };
