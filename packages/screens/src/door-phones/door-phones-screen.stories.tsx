import {
  confirmDoorPhone,
  type ListedPhone,
  listCategories,
  listDoorPhones,
  makeDoorCode,
  removeDoorPhone,
  requestChallenge,
} from '@ministerio/contract';
import { categories, doorPhones, fixtureNow } from '@ministerio/contract/fixtures';
import { mock, mockNetworkError, mockPending, mockRefusal, refusalAnswer } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { expectToast } from '../kit/test/expect-toast.ts';
import { DoorPhonesScreen } from './index.ts';

/** Phones enrolled now. */
let enrolled: readonly ListedPhone[] = doorPhones;
/** Body of the last call that made a code. */
const asked = fn<(body: unknown) => void>();
const made = { codigo: 'K7QM4XWD', vence: '2026-11-21T23:13:12.000Z', fin: '2026-11-22T03:00:00.000Z' };

const list = mock(listDoorPhones, () => [...enrolled]);
const ministries = mock(listCategories, [...categories]);
const make = mock(makeDoorCode, ({ body }) => {
  asked(body);
  return made;
});
const changes = [
  mock(confirmDoorPhone, ({ params }) => {
    enrolled = enrolled.map((phone) =>
      String(phone.id) === params.id ? { ...phone, estado: 'vigente' as const } : phone,
    );
    return { message: 'Teléfono confirmado. Ya puede mostrar los nombres.' };
  }),
  mock(removeDoorPhone, ({ params }) => {
    enrolled = enrolled.filter(({ id }) => String(id) !== params.id);
    return { message: 'Teléfono quitado. Ya no puede marcar.' };
  }),
];
const handlers = [list, ministries, make, ...changes];

const meta = {
  title: 'Pantallas/Admin/Door phones',
  component: DoorPhonesScreen,
  ...adminStory,
  beforeEach: () => {
    enrolled = doorPhones;
    asked.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DoorPhonesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const rowNamed = async (canvas: Canvas, name: string) => {
  const words = await canvas.findByText(name, { selector: 'li p' });
  const row = words.closest('li');
  if (row === null) throw new TypeError(`${name} is in no row.`);
  return row;
};
/** The list is asked for every ten seconds, and when the page is seen again. */
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
let isBroken = false;

const isThere: Story['play'] = async ({ canvas }) => {
  await expect(await rowNamed(canvas, 'Mesa 2')).toBeVisible();
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Teléfonos de la puerta');
    await expect(await rowNamed(canvas, 'Mesa 1')).toHaveTextContent('7 por enviar');
    await expect(canvas.getByRole('region', { name: 'Inscribir un teléfono' })).toBeVisible();
  },
};

/** The code is in the page, and nowhere else. */
export const Code: Story = {
  play: async ({ canvas, userEvent }) => {
    await rowNamed(canvas, 'Mesa 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Hacer el código' }));
    await expect(await canvas.findByText('K7QM · 4XWD')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ perfil: 'numeros' });
    await expect(canvas.getByText('quedan 10:00')).toBeVisible();
    await expect(canvas.getByText('Solo números; vence hoy a las 23:00')).toBeVisible();
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    await expect(`${window.location.href} ${document.title} ${kept}`).not.toContain('K7QM4XWD');
  },
};

/** A phone used the code: its row says so, and has the focus. */
export const Enrolled: Story = {
  play: async (context) => {
    await Code.play?.(context);
    const { canvas } = context;
    const [someone] = doorPhones;
    if (someone === undefined) throw new TypeError('The fixtures hold no phones.');
    enrolled = [
      {
        ...someone,
        id: 41,
        nombre: 'Mesa 3',
        perfil: 'numeros',
        ministerios: [],
        estado: 'vigente',
        inscrito: '2026-11-21T23:03:30.000Z',
        visto: '2026-11-21T23:03:30.000Z',
      },
      ...doorPhones,
    ];
    lookAgain();
    await waitFor(async () => expect(await rowNamed(canvas, 'Mesa 3')).toHaveFocus());
    await expect(canvas.getByText('«Mesa 3» quedó inscrito.')).toBeInTheDocument();
    await expect(canvas.queryByText('K7QM · 4XWD')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Inscribir otro' })).toBeVisible();
  },
};

/** The administrator's password is asked for again (R47). */
export const Confirmed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: {
      handlers: [
        list,
        ministries,
        mock(requestChallenge, {}),
        mockRefusal(makeDoorCode, 403, 'confirmation_required'),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hacer el código' }));
    const dialog = await screen.findByRole('dialog', { name: 'Escribe tu contraseña otra vez' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByText(/falta confirmar que eres tú/)).toBeVisible();
  },
};

export const EsEste: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const row = await rowNamed(canvas, 'Tableta del pasillo');
    await userEvent.click(within(row).getByRole('button', { name: /^Es este/ }));
    await expect(
      await canvas.findByText('«Tableta del pasillo» ya puede mostrar los nombres.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(within(row).queryByRole('button', { name: /^Es este/ })).toBeNull());
    await expect(row).toHaveFocus();
  },
};

/** The question closes, the row goes, and the focus is on the next row. */
export const Removed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const row = await rowNamed(canvas, 'Mesa 2');
    await userEvent.click(within(row).getByRole('button', { name: /^Quitar/ }));
    const question = await screen.findByRole('alertdialog', { name: '¿Quitar «Mesa 2»?' });
    await expect(question).toHaveTextContent('se borran al conectarse o a las 12 h');
    await userEvent.click(within(question).getByRole('button', { name: 'Quitar' }));
    await expectToast('«Mesa 2» ya no puede marcar');
    await waitFor(() => expect(canvas.queryByText('Mesa 2')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Quitar «Mesa 1»' })).toHaveFocus());
  },
};

export const RemovalFailed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [list, ministries, mockNetworkError(removeDoorPhone)] } },
  play: async ({ canvas, userEvent }) => {
    const row = await rowNamed(canvas, 'Mesa 2');
    await userEvent.click(within(row).getByRole('button', { name: /^Quitar/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Quitar' }));
    await expect(await within(question).findByRole('alert')).toHaveTextContent(
      'No se pudo quitar el teléfono. No hay conexión. Inténtalo de nuevo.',
    );
  },
};

export const Expired: Story = {
  parameters: { services: { now: expiringClock() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hacer el código' }));
    await expect(await canvas.findByText('Este código ya no vale')).toBeVisible();
    await expect(await canvas.findByText('El código venció. Haz otro.')).toBeInTheDocument();
  },
};

/** Eleven minutes pass with the second look at it after the code was made. */
function expiringClock(): () => number {
  const start = performance.now();
  const pace = 400;
  return () => fixtureNow + (performance.now() - start) * pace;
}

/** The server makes no codes over plain http (R54). */
export const NeedsHttps: Story = {
  parameters: { msw: { handlers: [list, ministries, mockRefusal(makeDoorCode, 409, 'door_needs_https')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hacer el código' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /se inscriben solo por https.*abre el panel ahí; si no, pide a quien cuida el servidor que la ponga/,
    );
  },
};

export const TooManyCodes: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: {
    msw: { handlers: [list, ministries, mockRefusal(makeDoorCode, 409, 'too_many_door_codes')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hacer el código' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Hay cinco códigos sin usar. Espera a que venza uno: vale diez minutos.',
    );
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [list, ministries, mockNetworkError(makeDoorCode)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hacer el código' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No hay conexión. Inténtalo de nuevo.');
  },
};

/** Loaded phones stay, with the age of the list. */
export const NoLongerUpdated: Story = {
  parameters: {
    msw: {
      handlers: [
        mock(listDoorPhones, () => {
          if (isBroken) throw refusalAnswer(listDoorPhones, 503, 'busy');
          return [...doorPhones];
        }),
        ministries,
      ],
    },
  },
  beforeEach: () => {
    isBroken = false;
  },
  play: async ({ canvas }) => {
    await rowNamed(canvas, 'Mesa 2');
    isBroken = true;
    lookAgain();
    await expect(await canvas.findByText(/No pudimos actualizar la lista/)).toBeVisible();
    await expect(await rowNamed(canvas, 'Mesa 2')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mockPending(listDoorPhones), ministries] } },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [mock(listDoorPhones, []), ministries, make] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay ningún teléfono en la puerta')).toBeVisible();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [mockRefusal(listDoorPhones, 503, 'busy'), ministries] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error al cargar los teléfonos de la puerta')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { msw: { handlers: [mockRefusal(listDoorPhones, 403, 'forbidden'), ministries] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  },
};

/** The list first; the form after a press, with the focus in it. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await rowNamed(canvas, 'Mesa 2');
    await expect(canvas.queryByRole('region', { name: 'Inscribir un teléfono' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Inscribir un teléfono' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Solo números' })).toHaveFocus());
  },
};

export const PhoneList: Story = { globals: { viewport: { value: 'phone' } }, play: isThere };

export const Dark: Story = { globals: { theme: 'dark' }, play: isThere };
