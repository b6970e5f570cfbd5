import {
  getUser,
  listCategories,
  readFicha,
  registrationStatus,
  saveFicha,
  userCategories,
  userSummary,
} from '@ministerio/contract';
import { categories, fichaOfAdult, fichaOfMinor, people } from '@ministerio/contract/fixtures';
import { mock, mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered, asked } from '../kit/test/calls.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { UserEditorScreen } from './index.ts';

const sent = fn<(body: unknown) => void>();
const quiet = [
  ownBackend,
  mock(getUser, people.mateo),
  mock(listCategories, [...categories]),
  mock(userCategories, []),
  mock(userSummary, { asistencias: 12, confirmado: true, lidera: [] }),
];
const reads = mock(readFicha, fichaOfMinor);

const meta = {
  title: 'Pantallas/Admin/User editor/Ficha',
  component: UserEditorScreen,
  tags: ['!dev', '!autodocs'],
  ...adminStory,
  beforeEach: () => {
    sent.mockClear();
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [...quiet, reads] } },
  args: { userId: '5' },
} satisfies Meta<typeof UserEditorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open = async ({ canvas, userEvent }: Parameters<Play>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ver la ficha' }));
};

/** Nothing of it is asked for before somebody wants to see it. */
export const Closed: Story = {
  parameters: { msw: { handlers: quiet } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ver la ficha' })).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Ficha' })).toBeNull();
  },
};

export const Opened: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(context.canvas.getByRole('form', { name: 'Ficha' })).toHaveFocus());
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [...quiet, mockPending(readFicha)] } },
  play: async (context) => {
    await open(context);
    await asked(readFicha);
    await expect(context.canvas.queryByRole('form', { name: 'Ficha' })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [...quiet, mockRefusal(readFicha, 403, 'forbidden')] } },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('No se pudo cargar la ficha')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [...quiet, mockNetworkError(readFicha)] } },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText(/No hay conexión/)).toBeVisible();
  },
};

export const Saved: Story = {
  parameters: {
    msw: {
      handlers: [
        ...quiet,
        reads,
        mock(saveFicha, ({ body }) => {
          sent(body);
          return { ...fichaOfMinor, version: 4 };
        }),
      ],
    },
  },
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Salir en fotos' }),
      'En persona',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar la ficha' }));
    await expectToast('La ficha se guardó.');
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        version: 3,
        consentimientos: { cuenta: 'papel', foto: 'persona', mensajes: 'papel' },
      }),
    );
  },
};

/** Another administrator was faster: typed text stays. */
export const Changed: Story = {
  parameters: { msw: { handlers: [...quiet, reads, mockRefusal(saveFicha, 409, 'ficha_changed')] } },
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    const name = await canvas.findByDisplayValue('Patricia Añez');
    await userEvent.type(name, ' Rojas');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar la ficha' }));
    await expect(await canvas.findByText(/Otra persona cambió esta ficha/)).toBeVisible();
    await expect(name).toHaveValue('Patricia Añez Rojas');
  },
};

export const Shared: Story = {
  parameters: { msw: { handlers: [...quiet, reads, mockRefusal(saveFicha, 409, 'guardian_phone_shared')] } },
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Guardar la ficha' }));
    await expect(await canvas.findByRole('textbox', { name: 'Su usuario' })).toBeVisible();
  },
};

export const Adult: Story = {
  parameters: { msw: { handlers: [...quiet, mock(readFicha, fichaOfAdult)] } },
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByRole('textbox', { name: 'Teléfono' })).toHaveValue(
      '+59170012345',
    );
  },
};

/** The page that a guardian signs. */
export const Paper: Story = {
  play: async (context) => {
    const made: Blob[] = [];
    const spy = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      made.push(file as Blob);
      return '#';
    });
    await open(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Hoja para firmar' }));
    await waitFor(() => expect(made[0]?.type).toBe('application/pdf'));
    spy.mockRestore();
  },
};

/** Another backend keeps no fichas. */
export const OtherBackend: Story = {
  parameters: {
    msw: { handlers: [foreignBackend, mock(getUser, people.mateo), mock(listCategories, [...categories])] },
  },
  play: async ({ canvas }) => {
    await answered(registrationStatus);
    await canvas.findByRole('textbox', { name: 'Email' });
    await expect(canvas.queryByRole('button', { name: 'Ver la ficha' })).toBeNull();
  },
};
