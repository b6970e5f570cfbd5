import { adjustClosing, closeMonth, listClosings } from '@ministerio/contract';
import { closedMonths, openMonth } from '@ministerio/contract/fixtures';
import { mock, mockNetworkError, mockPending, mockRefusal, refusalAnswer } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { expectToast } from '../kit/test/expect-toast.ts';
import { ClosingScreen } from './index.ts';

const sent = fn<(body: unknown) => void>();
const [october] = closedMonths;
if (october === undefined) throw new TypeError('The fixtures hold no closing.');
const august = { ...october, id: 3, mes: openMonth.mes, ajustes: [] };
let isClosed = false;
const list = mock(listClosings, () =>
  isClosed
    ? { cierres: [...closedMonths.slice(1), august], abiertos: [] }
    : { cierres: closedMonths.slice(1), abiertos: [openMonth] },
);
const close = mock(closeMonth, ({ body }) => {
  sent(body);
  isClosed = true;
  return august;
});
const adjust = mock(adjustClosing, ({ body }) => {
  sent(body);
  return october;
});

const meta = {
  title: 'Pantallas/Admin/Closing',
  component: ClosingScreen,
  ...adminStory,
  beforeEach: () => {
    isClosed = false;
    sent.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [list, close, adjust] } },
} satisfies Meta<typeof ClosingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cerrar agosto de 2026' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Cierre de septiembre de 2026' })).toBeVisible();
  },
};

export const Closed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Bs 200'), '15');
    await expect(window.sessionStorage.getItem('borrador:admin:cierre:2026-08')).toBe('{"20000":"15"}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar agosto' }));
    await expectToast('Mes cerrado.');
    await expect(sent).toHaveBeenCalledWith({
      mes: '2026-08',
      registrado: 312_050,
      conteo: [{ valor: 20_000, cantidad: 15 }],
    });
    await expect(await canvas.findByText('No hay meses por cerrar.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Cierre de agosto de 2026' })).toHaveFocus(),
    );
    await expect(window.sessionStorage.getItem('borrador:admin:cierre:2026-08')).toBeNull();
  },
};

export const Adjusted: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar un ajuste' }));
    await userEvent.type(canvas.getByLabelText('Monto'), '20');
    await userEvent.type(canvas.getByLabelText('Motivo'), 'Un sobre olvidado{Enter}');
    await expectToast('Ajuste guardado.');
    await expect(sent).toHaveBeenCalledWith({ centavos: 2000, motivo: 'Un sobre olvidado' });
  },
};

/** The recorded sum changed while the money was counted: nothing is closed, and the count stays. */
export const ChangedMeanwhile: Story = {
  parameters: { msw: { handlers: [list, mockRefusal(closeMonth, 409, 'month_changed')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Bs 200'), '15');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar agosto' }));
    await expect(await canvas.findByText(/Lo registrado cambió mientras contabas/)).toBeVisible();
    await expect(canvas.getByLabelText('Bs 200')).toHaveValue('15');
  },
};

export const WrongSecondPerson: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        list,
        mock(closeMonth, () => {
          throw refusalAnswer(closeMonth, 403, 'wrong_current_password', {
            errors: { testigo: 'La contraseña actual no es correcta.' },
          });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Su usuario'), 'daniel');
    await userEvent.type(canvas.getByLabelText('Su contraseña'), 'otra{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Su usuario')).toHaveAccessibleDescription(
        'La contraseña actual no es correcta.',
      ),
    );
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [mock(listClosings, { cierres: [], abiertos: [] })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hay meses por cerrar.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(listClosings)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando los cierres…')).toBeInTheDocument();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [mockRefusal(listClosings, 500, 'internal_error')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar los cierres')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [list, mockNetworkError(closeMonth)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Bs 200'), '15');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar agosto' }));
    await expect(await canvas.findByText(/No se pudo cerrar el mes. No hay conexión/)).toBeVisible();
    await expect(canvas.getByLabelText('Bs 200')).toHaveValue('15');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
