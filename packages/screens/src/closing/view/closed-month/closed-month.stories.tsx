import { closedMonths } from '@ministerio/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ClosedMonth } from './closed-month.tsx';

const [withAdjustment, alone] = closedMonths;
if (withAdjustment === undefined || alone === undefined)
  throw new TypeError('The fixtures hold no closings.');

const meta = {
  title: 'Pantallas/Admin/Parts/Closed month',
  component: ClosedMonth,
  args: { closing: withAdjustment, onAdjust: fn(async () => true), onPdf: fn() },
} satisfies Meta<typeof ClosedMonth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Falta').nextSibling).toHaveTextContent('Bs 20,50');
    await expect(canvas.getByText(/Contado por: Ruth Aguilera y Daniel Choque/)).toBeVisible();
    await expect(canvas.getByText('Bs 3.140,50')).toBeVisible();
  },
};

export const Printed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar PDF para firmar' }));
    await expect(args.onPdf).toHaveBeenCalledOnce();
  },
};

/** Figures of the page to sign can be read here. */
export const Figures: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Billetes y monedas', { selector: 'h4' }));
    const money = within(await canvas.findByRole('table', { name: 'Billetes y monedas' }));
    await expect(money.getByRole('row', { name: /Contado/ })).toHaveTextContent(/35.*Bs 3\.100/);
    await userEvent.click(canvas.getByText('Por ministerio', { selector: 'h4' }));
    const ministries = within(await canvas.findByRole('table', { name: 'Por ministerio' }));
    await expect(ministries.getByRole('row', { name: /Toda la iglesia/ })).toHaveTextContent(
      /166.*Bs 3\.120,50.*19/,
    );
    await userEvent.click(canvas.getByText(/Contado por/));
  },
};

export const OnePerson: Story = {
  args: { closing: alone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ruth Aguilera, una sola persona/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Ajustes' })).toBeNull();
  },
};

export const Adjusted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar un ajuste' }));
    await expect(canvas.getByLabelText('Monto')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar el ajuste' }));
    await expect(canvas.getByLabelText('Monto')).toHaveAccessibleDescription(/Escribe un monto/);
    await expect(canvas.getByLabelText('Motivo')).toHaveAccessibleDescription(/Escribe el motivo/);
    await userEvent.type(canvas.getByLabelText('Monto'), '-12,50');
    await userEvent.type(canvas.getByLabelText('Motivo'), 'Un billete falso{Enter}');
    await expect(args.onAdjust).toHaveBeenCalledWith(-1250, 'Un billete falso');
    await expect(await canvas.findByRole('button', { name: 'Agregar un ajuste' })).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { error: 'No se pudo guardar el ajuste. No hay conexión. Inténtalo de nuevo.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar un ajuste' }));
    await expect(canvas.getByLabelText('Motivo')).toHaveAccessibleDescription(/No hay conexión/);
  },
};

export const Downloading: Story = { args: { downloading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
