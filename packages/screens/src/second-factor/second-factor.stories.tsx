import { addFactor, type Factor, listFactors, removeFactor, requestChallenge } from '@ministerio/contract';
import { mock, mockNetworkError, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { answered } from '../kit/test/calls.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { SecondFactor } from './index.ts';

const CODES = Array.from({ length: 10 }, (_, index) => `7K3M-Q0XZ-9TR${index}`);
const RETO = 'a'.repeat(43);
const passkey: Factor = {
  id: 1,
  tipo: 'llave',
  nombre: 'Huella de la oficina',
  creado: '2026-09-20T15:00:00.000Z',
  usado: '2026-09-26T15:00:00.000Z',
};
const app: Factor = {
  id: 2,
  tipo: 'app',
  nombre: 'Mi teléfono',
  creado: '2026-09-21T15:00:00.000Z',
  usado: null,
};
const listed = (factores: Factor[], codigos: number, origen: string | null = window.location.origin) =>
  mock(listFactors, { factores, codigos, origen });
const asksApp = mock(requestChallenge, {
  app: {
    reto: RETO,
    secreto: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Red%20de%20Jovenes:admin?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Red%20de%20Jovenes',
  },
});
const asksPasskey = mock(requestChallenge, {
  llave: {
    reto: RETO,
    opciones: {
      challenge: RETO,
      rp: { id: 'localhost', name: 'Red de Jóvenes' },
      user: { id: 'AAAA', name: 'admin', displayName: 'admin' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      attestation: 'none',
      timeout: 300_000,
    },
  },
});
/** Body of the last addition. */
const received = fn<(body: unknown) => void>();
const adds = (codigos: string[] | null) =>
  mock(addFactor, ({ body }) => {
    received(body);
    return { codigos };
  });

const meta = {
  title: 'Pantallas/Member/Second factor',
  component: SecondFactor,
  ...adminStory,
} satisfies Meta<typeof SecondFactor>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const None: Story = {
  parameters: { msw: { handlers: [listed([], 0)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Segundo factor' })).toBeVisible();
    await expect(canvas.queryByText('Códigos de recuperación')).toBeNull();
  },
};

export const Some: Story = {
  parameters: { msw: { handlers: [listed([passkey, app], 9)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Último uso: 26-09-2026\./)).toBeVisible();
    await expect(canvas.getByText(/Todavía sin usar\./)).toBeVisible();
    await expect(canvas.getByText('Te quedan 9.')).toBeVisible();
  },
};

export const FewCodes: Story = {
  parameters: { msw: { handlers: [listed([passkey], 1)] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Te queda 1. Haz otros diez antes de necesitarlos.')).toBeVisible();
  },
};

export const Phone: Story = { ...Some, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Some, globals: { theme: 'dark' } };

/** Without https there are no passkeys: one sentence, and the app. */
export const WithoutPasskeys: Story = {
  parameters: { msw: { handlers: [listed([], 0, null)] } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/necesitan que el sitio tenga una dirección con https/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Agregar llave de acceso' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Agregar aplicación de códigos' })).toBeVisible();
  },
};

export const AtAnotherAddress: Story = {
  parameters: { msw: { handlers: [listed([], 0, 'http://localhost:3000')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/funcionan en http:\/\/localhost:3000/)).toBeVisible();
  },
};

/** The drawing, the secret as text, the code; then ten codes, once. */
export const AddsApp: Story = {
  parameters: { msw: { handlers: [listed([], 0), asksApp, adds(CODES)] } },
  play: async ({ canvas }) => {
    spyOn(window, 'print').mockImplementation(() => undefined);
    await canvas.findByRole('heading', { name: 'Segundo factor' });
    await press('Agregar aplicación de códigos');
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar una aplicación de códigos' }));
    await expect(dialog.getByRole('img', { name: 'Código QR para tu aplicación' })).toBeVisible();
    await expect(dialog.getByLabelText('O escribe esta clave en la aplicación')).toHaveValue(
      'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    );
    const code = dialog.getByLabelText(/^Código de la aplicación/);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await press('Agregar');
    await expect(code).toHaveAccessibleDescription('Escribe el código');
    await userEvent.type(code, '123 456');
    await press('Agregar');
    const sheet = within(await screen.findByRole('dialog', { name: 'Códigos de recuperación' }));
    await expect(received).toHaveBeenLastCalledWith({
      tipo: 'app',
      reto: RETO,
      nombre: 'Mi teléfono',
      codigo: '123 456',
    });
    await expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await press('Imprimir');
    await expect(window.print).toHaveBeenCalledOnce();
    await press('Ya los guardé');
    await waitFor(() => expect(screen.queryByText(CODES[0] ?? '')).toBeNull());
  },
};

export const WrongFirstCode: Story = {
  parameters: { msw: { handlers: [listed([], 0), asksApp, mockRefusal(addFactor, 403, 'wrong_code')] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Segundo factor' });
    await press('Agregar aplicación de códigos');
    const code = await screen.findByLabelText(/^Código de la aplicación/);
    await userEvent.type(code, '000000');
    await press('Agregar');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription('El código no es correcto. Escribe el que se ve ahora.'),
    );
  },
};

/** The browser's own window was closed: nothing is sent, and it can be tried again. */
export const PasskeyCancelled: Story = {
  parameters: { msw: { handlers: [listed([], 0), asksPasskey, adds(null)] } },
  play: async ({ canvas }) => {
    spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    received.mockClear();
    await canvas.findByRole('heading', { name: 'Segundo factor' });
    await press('Agregar llave de acceso');
    const name = await screen.findByLabelText(/^Nombre/);
    await userEvent.clear(name);
    await press('Continuar');
    await expect(name).toHaveAccessibleDescription(/Ponle un nombre/);
    await userEvent.type(name, 'Huella');
    await press('Continuar');
    await expect(await screen.findByText(/^No se agregó la llave: cerraste la ventana/)).toBeVisible();
    await expect(received).not.toHaveBeenCalled();
  },
};

export const NewCodes: Story = {
  parameters: { msw: { handlers: [listed([app], 2), adds(CODES)] } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Haz otros diez/);
    await press('Hacer códigos nuevos');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Hacer códigos nuevos' }));
    await expect(await screen.findByRole('dialog', { name: 'Códigos de recuperación' })).toBeVisible();
  },
};

export const Removes: Story = {
  parameters: {
    msw: { handlers: [listed([app], 9), mock(removeFactor, { message: 'Segundo factor quitado.' })] },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Te quedan 9.');
    await press('Quitar Mi teléfono');
    const question = within(await screen.findByRole('alertdialog', { name: '¿Quitar «Mi teléfono»?' }));
    await expect(question.getByText(/^Es tu último segundo factor/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
    await expectToast('Segundo factor quitado');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [listed([app], 9), mockNetworkError(removeFactor)] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Te quedan 9.');
    await press('Quitar Mi teléfono');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Quitar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No hay conexión. Inténtalo de nuevo.');
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [mockPending(listFactors)] } } };

export const NotLoaded: Story = {
  parameters: { msw: { handlers: [mockRefusal(listFactors, 503, 'busy')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudo cargar tu segundo factor')).toBeVisible();
  },
};

/** Members have none, and are shown nothing. */
export const Member: Story = {
  parameters: {
    services: { signedInAs: { role: 'USER', username: 'camila' } },
    msw: { handlers: [listed([], 0)] },
  },
  play: async ({ canvas }) => {
    await answered(listFactors);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** A former administrator removes the remaining factor. */
export const FormerAdministrator: Story = {
  parameters: {
    services: { signedInAs: { role: 'USER', username: 'camila' } },
    msw: { handlers: [listed([app], 9)] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Quitar Mi teléfono' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Agregar/ })).toBeNull();
  },
};
