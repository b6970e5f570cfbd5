import {
  ledMinistries,
  type MinistryPerson,
  markInMinistry,
  ministryPeople,
  noteMeeting,
} from '@ministerio/contract';
import { mock, mockPending, mockRefusal, refusalAnswer } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { MyMinistry } from './my-ministry.tsx';

const ana: MinistryPerson = {
  id: 1,
  nombre: 'Ana',
  apellido: 'Rojas',
  presente: false,
  hora: null,
  aqui: false,
  faltas: 3,
};
const joel: MinistryPerson = {
  id: 3,
  nombre: 'Joel',
  apellido: 'Ribera',
  presente: true,
  hora: '19:03:00',
  aqui: true,
  faltas: 0,
};
const marked = fn<(body: unknown) => void>();
const teens = { id: 7, name: 'Red de Adolescentes' };
const led = mock(ledMinistries, { ministerios: [teens] });
const list = mock(ministryPeople, ({ url }) => ({
  fecha: url.searchParams.get('fecha') ?? '2026-11-21',
  huboReunion: true,
  personas: [ana, joel],
}));
const saved = mock(markInMinistry, ({ body, params }) => {
  marked(body);
  const person = params.usuario === '1' ? ana : joel;
  const { presente } = body as { presente: boolean };
  return { ...person, presente, hora: presente ? '19:04:00' : null, aqui: presente };
});
/** Ana on a server that keeps what is tapped; one list is held on its way. */
const server = { here: false, asked: 0, letGo: () => {} };
const anaNow = () => ({
  ...ana,
  presente: server.here,
  hora: server.here ? '19:04:00' : null,
  aqui: server.here,
});

const meta = {
  title: 'Pantallas/Member/My ministry',
  component: MyMinistry,
  ...adminStory,
  args: { ministry: null, onMinistryChange: fn() },
  render: function Example(args) {
    const [ministry, setMinistry] = useState(args.ministry);
    return <MyMinistry ministry={ministry} onMinistryChange={(id) => setMinistry(String(id))} />;
  },
  beforeEach: () => {
    marked.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [led, list, saved, mock(noteMeeting, { message: 'Hecho' })] } },
} satisfies Meta<typeof MyMinistry>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tap shows at once, and the server's answer stays. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /^Ana Rojas/ });
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(marked).toHaveBeenCalledWith({ fecha: '2026-11-21', presente: true }));
    await waitFor(() => expect(row).not.toHaveAttribute('data-unsent'));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 de 2 presentes');
    row.blur();
  },
};

/** Marked, taken back and marked again; a list that was asked for before the tap, and comes after it, changes nothing. */
export const AgainAndLate: Story = {
  beforeEach: () => {
    server.here = false;
    server.asked = 0;
  },
  parameters: {
    msw: {
      handlers: [
        led,
        http.get('*/api/lider/ministerios/:id/lista', async ({ request }) => {
          const fecha = new URL(request.url).searchParams.get('fecha');
          const answer = { fecha, huboReunion: true, personas: [anaNow(), joel] };
          server.asked += 1;
          // The third time it is today's again.
          if (server.asked === 3) {
            await new Promise<void>((resolve) => {
              server.letGo = resolve;
            });
          }
          return HttpResponse.json(answer);
        }),
        mock(markInMinistry, ({ body }) => {
          server.here = (body as { presente: boolean }).presente;
          return anaNow();
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const row = () => canvas.getByRole('button', { name: /^Ana Rojas/ });
    const day = await canvas.findByLabelText<HTMLSelectElement>('Día');
    const today = day.value;
    await userEvent.selectOptions(day, '2026-11-20');
    await waitFor(() => expect(server.asked).toBe(2));
    await userEvent.selectOptions(await canvas.findByLabelText('Día'), today);
    await waitFor(() => expect(server.asked).toBe(3));
    for (const pressed of ['true', 'false', 'true']) {
      await userEvent.click(row());
      await waitFor(() => expect(row()).not.toHaveAttribute('data-unsent'));
      await expect(row()).toHaveAttribute('aria-pressed', pressed);
    }
    server.letGo();
    await waitFor(() => expect(server.asked).toBeGreaterThan(3));
    await expect(row()).toHaveTextContent('Marcada a las 19:04');
    await expect(row()).toHaveAttribute('aria-pressed', 'true');
    row().blur();
  },
};

/** Ana came in by the door, which the list does not know yet: the tap's answer says so. */
export const MarkedElsewhere: Story = {
  parameters: {
    msw: {
      handlers: [led, list, mock(markInMinistry, { ...ana, presente: true, hora: '18:52:00', aqui: false })],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /^Ana Rojas/ });
    await userEvent.click(row);
    await waitFor(() => expect(row).toHaveTextContent('Ya marcó, a las 18:52'));
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    row.blur();
  },
};

/** A leader of several ministries chooses one. */
export const Several: Story = {
  parameters: {
    msw: { handlers: [mock(ledMinistries, { ministerios: [teens, { id: 8, name: 'Coro' }] }), list, saved] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Ministerio'), 'Coro');
    await expect(await canvas.findByRole('heading', { name: 'Coro' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seguimiento' })).toHaveAttribute(
      'href',
      '/dashboard/user/ministerio/seguimiento?ministerio=8',
    );
    canvas.getByLabelText('Ministerio').blur();
  },
};

let isDown = true;

/** Without a signal the tap stays, and is sent once it is back. */
export const Offline: Story = {
  beforeEach: () => {
    isDown = true;
  },
  parameters: {
    msw: {
      handlers: [
        led,
        list,
        mock(markInMinistry, ({ body }) => {
          if (isDown) throw HttpResponse.error();
          marked(body);
          return { ...ana, presente: true };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /^Ana Rojas/ });
    await userEvent.click(row);
    await expect(await canvas.findByText(/Falta enviar 1 toque/)).toBeVisible();
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(row).not.toHaveAttribute('data-unsent'));
    await expect(marked).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText(/Falta enviar/)).not.toBeInTheDocument();
    row.blur();
  },
};

/** The mark has an aporte: the person is shown as the server has them. */
export const Refused: Story = {
  parameters: { msw: { handlers: [led, list, mockRefusal(markInMinistry, 409, 'mark_in_use')] } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('button', { name: /^Joel Ribera/ });
    await userEvent.click(row);
    await expect(await canvas.findByText(/ya tiene un aporte/)).toBeVisible();
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    row.blur();
  },
};

let leads = true;

/** The grant ended while the page was open: no name is left on it but those whose taps did not arrive. */
export const GrantEnded: Story = {
  beforeEach: () => {
    leads = true;
  },
  parameters: {
    msw: {
      handlers: [
        led,
        mock(ministryPeople, () => {
          if (!leads) throw refusalAnswer(ministryPeople, 404, 'not_found');
          return { fecha: '2026-11-21', huboReunion: true, personas: [ana, joel] };
        }),
        mock(markInMinistry, () => {
          leads = false;
          throw refusalAnswer(markInMinistry, 404, 'not_found');
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ana Rojas/ }));
    await expect(await canvas.findByText('Ya no lideras Red de Adolescentes')).toBeVisible();
    await expect(canvas.getByText('Ana Rojas: presente el sábado 21')).toBeVisible();
    await expect(canvas.queryByText(/Joel/)).not.toBeInTheDocument();
  },
};

export const NoLeader: Story = {
  parameters: { msw: { handlers: [mockRefusal(ledMinistries, 404, 'not_found')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lideras ningún ministerio')).toBeVisible();
  },
};

/** The number is not enough: half the church knows it. */
export const NumberForPassword: Story = {
  parameters: { msw: { handlers: [led, mockRefusal(ministryPeople, 403, 'own_password_required')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Elige primero una contraseña propia')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cambiar contraseña' })).toHaveAttribute(
      'href',
      '/dashboard/user/clave',
    );
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [mockPending(ledMinistries)] } } };

export const LoadFailed: Story = {
  parameters: { msw: { handlers: [mockRefusal(ledMinistries, 500, 'internal_error')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudo cargar tu ministerio')).toBeVisible();
  },
};
