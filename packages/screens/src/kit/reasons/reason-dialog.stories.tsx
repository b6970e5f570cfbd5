import { editAporte } from '@ministerio/contract';
import { attendanceRecords } from '@ministerio/contract/fixtures';
import { mock, refusalAnswer } from '@ministerio/contract/mocks';
import { Button } from '@ministerio/ui/primitives/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMutation } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useServices } from '../services/index.ts';
import { withServices } from '../test/with-services.tsx';

const [record] = attendanceRecords;
/** A change in a closed month, which goes through with a reason alone. */
const closed = mock(editAporte, ({ headers }) => {
  if (record === undefined) throw new TypeError('The fixtures are empty.');
  const reason = decodeURIComponent(headers.get('x-motivo') ?? '');
  if (reason === '') throw refusalAnswer(editAporte, 409, 'month_closed');
  return { ...record, aporte: reason, anterior: null, anteriorDe: null };
});

/** A screen with a change in a closed month. */
function Change() {
  const { client } = useServices();
  const change = useMutation({
    mutationFn: () => client.call(editAporte, { params: { id: 1 }, body: { aporte: '50' } }),
  });
  return (
    <>
      <Button onClick={() => change.mutate()}>Cambiar</Button>
      <p>{change.data?.aporte ?? (change.isError ? 'No se hizo' : 'Sin cambios')}</p>
    </>
  );
}

const meta = {
  title: 'Pantallas/Reason',
  component: Change,
  decorators: [withServices],
  parameters: { msw: { handlers: [closed] } },
} satisfies Meta<typeof Change>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
  return within(await screen.findByRole('dialog', { name: '¿Por qué cambia?' }));
};

export const Default: Story = {
  play: async () => {
    const dialog = await asked();
    await expect(dialog.getByText('El mes está cerrado. Escribe por qué lo cambias.')).toBeVisible();
  },
};

export const Given: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const dialog = await asked();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Motivo')).toHaveAccessibleDescription(/Escribe el motivo/),
    );
    await userEvent.keyboard('Se contó mal{Enter}');
    await expect(await canvas.findByText('Se contó mal')).toBeVisible();
  },
};

/** Giving up changes nothing. */
export const GivenUp: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByText('No se hizo')).toBeVisible();
  },
};
