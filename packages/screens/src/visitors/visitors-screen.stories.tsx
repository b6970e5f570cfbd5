import {
  joinVisitors,
  listVisitors,
  makeMember,
  readVisitorContact,
  type Visitor,
} from '@ministerio/contract';
import { people, visitors } from '@ministerio/contract/fixtures';
import {
  mock,
  mockDoorSearch,
  mockNetworkError,
  mockPending,
  mockRefusal,
  refusalAnswer,
} from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { VisitorsScreen } from './index.ts';

const called = fn<(call: string) => void>();
let left: readonly Visitor[] = visitors;
const list = mock(listVisitors, () => [...left]);
const contact = mock(readVisitorContact, ({ params }) => {
  called(`contact ${params.id}`);
  return params.id === '11'
    ? { telefono: null, tutorTelefono: '3 342 1010' }
    : { telefono: '700-12345', tutorTelefono: null };
});
const join = mock(joinVisitors, ({ params, body }) => {
  const { con } = joinVisitors.body.parse(body);
  called(`join ${params.id} ${con}`);
  left = left.filter(({ id }) => String(id) !== params.id);
  return { message: 'Son la misma visita.' };
});
const member = mock(makeMember, ({ params, body }) => {
  called(`member ${params.id} ${JSON.stringify(body)}`);
  left = left.filter(({ id }) => String(id) !== params.id);
  return { usuario: people.daniel, asistencias: 2 };
});
const handlers = [list, contact, join, member, ...mockDoorSearch(), ownBackend];

const meta = {
  title: 'Pantallas/Admin/Visitors',
  component: VisitorsScreen,
  ...adminStory,
  beforeEach: () => {
    called.mockClear();
    left = visitors;
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers } },
} satisfies Meta<typeof VisitorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lucía C.')).toBeVisible();
    await expect(called).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(listVisitors), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando las visitas…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [mock(listVisitors, []), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nadie nuevo en seis meses.')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [mockNetworkError(listVisitors), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar las visitas')).toBeVisible();
    await expect(canvas.getByText('No hay conexión. Inténtalo de nuevo.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { msw: { handlers: [mockRefusal(listVisitors, 403, 'forbidden'), ownBackend] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};

/** A number is asked for when somebody wants it, and only then. */
export const Contact: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver el número de Kevin M.' }));
    const chat = await canvas.findByRole('link', { name: /Escribir por WhatsApp a Kevin M\./ });
    await expect(chat).toHaveAttribute(
      'href',
      'https://wa.me/59170012345?text=Hola%2C%20Kevin%3A%20Gracias%20por%20visitarnos.',
    );
    await expect(chat).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el número de la familia de Lucía C.' }));
    await expect(await canvas.findByText('3 342 1010')).toBeVisible();
    await expect(called.mock.calls.flat()).toEqual(['contact 9', 'contact 11']);
    await expect(JSON.stringify(window.sessionStorage)).not.toContain('700');
  },
};

export const ContactFailed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [mockNetworkError(readVisitorContact), ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver el número de Kevin M.' }));
    await expectToast('No se pudo ver el número. No hay conexión. Inténtalo de nuevo.');
    await expect(canvas.getByRole('button', { name: 'Ver el número de Kevin M.' })).toBeEnabled();
  },
};

export const Joined: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sí, es la misma persona' }));
    await expectToast('Kevin M. es una sola persona: vino el 07-11, el 14-11 y el 21-11.');
    await expect(called).toHaveBeenCalledWith('join 12 9');
    await waitFor(() => expect(canvas.getAllByText('Kevin M.')).toHaveLength(1));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Hacer miembro a Lucía C.' })).toHaveFocus(),
    );
  },
};

/** Another administrator joined them before: the list is asked for again. */
export const JoinRefused: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        mock(joinVisitors, () => {
          left = left.filter(({ id }) => id !== 12);
          throw refusalAnswer(joinVisitors, 404, 'visitor_not_found');
        }),
        ...handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sí, es la misma persona' }));
    await expectToast('No se pudieron unir las visitas. No se encontró la visita.');
    await waitFor(() => expect(canvas.getAllByText('Kevin M.')).toHaveLength(1));
  },
};

/** 'No' asks nothing again in this tab, and tells the server nothing. */
export const Different: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No es la misma persona' }));
    await expect(canvas.queryByText(/¿Es Kevin M\./)).toBeNull();
    await expect(called).not.toHaveBeenCalled();
    await expect(window.sessionStorage.getItem('borrador:admin:visitas-distintas')).toBe(
      JSON.stringify({ '12-9': 'no' }),
    );
  },
};

const dialog = () => within(screen.getByRole('dialog'));

/** Found by the desk's search; afterwards the row is gone and the focus is on the next one. */
export const MadeMember: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [, , third] = await canvas.findAllByRole('button', { name: /^Hacer miembro/ });
    if (!third) throw new TypeError('There are three visitors.');
    await userEvent.click(third);
    await userEvent.click(dialog().getByRole('tab', { name: 'Ya tiene número' }));
    await userEvent.type(dialog().getByRole('searchbox', { name: 'Buscar al miembro' }), '10573');
    await userEvent.click(await dialog().findByRole('button', { name: 'Elegir a Daniel Choque Mamani' }));
    await userEvent.keyboard('{Enter}');
    await expect(
      await dialog().findByText('Es miembro: sus 2 visitas pasaron a su asistencia.'),
    ).toBeVisible();
    await expect(called).toHaveBeenCalledWith('member 9 {"usuario":7}');
    await userEvent.click(dialog().getByRole('button', { name: 'Listo' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Hacer miembro/ })).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Hacer miembro a Lucía C.' })).toHaveFocus(),
    );
  },
};

export const NumberTaken: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        mockRefusal(makeMember, 409, 'already_taken', { errors: { codigo: 'Ese código ya está en uso' } }),
        ...handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Hacer miembro/ });
    if (!first) throw new TypeError('There are visitors.');
    await userEvent.click(first);
    const fields = dialog();
    await userEvent.type(fields.getByLabelText(/Código de membresía/), '10482');
    await userEvent.type(fields.getByLabelText(/Apellido/), 'Mendoza');
    await userEvent.type(fields.getByLabelText(/Nombre de usuario/), 'kevin');
    await userEvent.type(fields.getByLabelText(/Correo electrónico/), 'kevin@ejemplo.bo{Enter}');
    await expect(await fields.findByText('Ese código ya está en uso')).toBeVisible();
    await expect(fields.getByRole('alert')).toHaveTextContent(
      'No se pudo hacer miembro. Ya existe una cuenta con esos datos.',
    );
    await waitFor(() => expect(fields.getByLabelText(/Código de membresía/)).toHaveFocus());
  },
};
