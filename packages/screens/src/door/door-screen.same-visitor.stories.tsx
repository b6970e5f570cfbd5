import { joinVisitors, sendVisits } from '@ministerio/contract';
import { createClient } from '@ministerio/contract/client';
import { users } from '@ministerio/contract/fixtures';
import { mock, mockDoor, mockNetworkError } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import door from './door-screen.stories.tsx';
import { typeNewcomer } from './test/type-newcomer.ts';

const administrator = createClient({ baseUrl: '/api', getToken: () => 'token' });
const [someone] = users;
const NUMBER = someone?.codigo ?? '';

const meta = {
  ...door,
  title: 'Pantallas/Admin/Door screen/Same visitor',
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof door.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByLabelText('Número de Membresía');
const similar = { id: 9, nombre: 'Kevin', inicial: 'M', ultima: '2026-11-14' };
const noted = mock(sendVisits, ({ body }) => ({
  resultados: sendVisits.body.parse(body).visitas.map(({ clave }) => ({
    clave,
    resultado: 'anotada' as const,
    visita: 12,
    parecidas: [similar, { ...similar, id: 4, ultima: '2026-10-31' }],
  })),
}));
const joined = fn();
const joins = mock(joinVisitors, ({ params, body }) => {
  joined(params.id, joinVisitors.body.parse(body).con);
  return { message: 'Son la misma visita.' };
});

/** An administrator is asked one by one; 'no' joins nobody, and the next person is not held up. */
export const MayBeTheSame: Story = {
  args: { client: administrator },
  parameters: { msw: { handlers: [noted, joins, ...mockDoor('administrador')] } },
  beforeEach: () => void joined.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await typeNewcomer(userEvent);
    await expect(await canvas.findByText('¿Es Kevin M., que vino el 14-11?')).toBeVisible();
    await userEvent.type(field(), `${NUMBER}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Asistencia marcada: /));
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(canvas.getByText('¿Es Kevin M., que vino el 31-10?')).toBeVisible();
    await expect(joined).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Sí, es la misma persona' }));
    await expect(await canvas.findByText(/ya había venido: es la misma persona/)).toBeVisible();
    await expect(joined.mock.calls).toEqual([['12', 4]]);
    await expect(field()).toHaveFocus();
  },
};

/** The question stays, to be answered again. */
export const SameNotSaved: Story = {
  args: { client: administrator },
  parameters: {
    msw: { handlers: [noted, mockNetworkError(joinVisitors), ...mockDoor('administrador')] },
  },
  play: async ({ canvas, userEvent }) => {
    await typeNewcomer(userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sí, es la misma persona' }));
    await expect(await canvas.findByText(/No se pudo guardar/)).toBeVisible();
    await expect(canvas.getByText('¿Es Kevin M., que vino el 14-11?')).toBeVisible();
  },
};
