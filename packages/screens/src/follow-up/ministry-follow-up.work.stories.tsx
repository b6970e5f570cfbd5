import {
  ledMinistries,
  noteMinistryFollowUp,
  openMinistryChat,
  takeMinistryFollowUp,
} from '@ministerio/contract';
import { mock, mockMinistryFollowUps, mockNetworkError, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { expectToast } from '../kit/test/expect-toast.ts';
import { userActivation } from '../kit/test/user-activation.ts';
import { MinistryFollowUp } from './index.ts';

const opened = fn(() => null);
const led = mock(ledMinistries, { ministerios: [{ id: 7, name: 'Red de Adolescentes' }] });
/** Rows remember what was done to them until the story ends. */
const church = () => ({ msw: { handlers: [led, ...mockMinistryFollowUps()] } });

const meta = {
  title: 'Pantallas/Member/Ministry follow-up/Work',
  tags: ['!dev', '!autodocs'],
  component: MinistryFollowUp,
  ...adminStory,
  args: { list: 'faltan', onListChange: fn(), ministry: null, onMinistryChange: fn() },
  beforeEach: () => {
    opened.mockClear();
    const { open } = window;
    window.open = opened;
    const after = adminStory.beforeEach();
    return () => {
      window.open = open;
      after();
    };
  },
  parameters: church(),
} satisfies Meta<typeof MinistryFollowUp>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = () => within(screen.getByRole('dialog'));

/** Forbidden work is not offered to a leader: no note, no date, no row of another holder. */
export const Sheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mateo G.' }));
    await expect(sheet().getByRole('button', { name: 'Escribir a su familia' })).toHaveFocus();
    await expect(sheet().getByRole('button', { name: /^No insistir/ })).toBeVisible();
    for (const name of [/^Esperar/, /^Avisó/])
      await expect(sheet().queryByRole('button', { name })).toBeNull();
    await expect(sheet().queryByLabelText(/^Nota/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Joel Ribera' }));
    await expect(sheet().getByText('Cuando lo suelte podrás tomarlo tú.')).toBeVisible();
    await expect(sheet().queryByRole('button', { name: 'Tomarlo igual' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** Taken, then the chat; on return the question, whose 'Sí' is noted. The address is nowhere afterwards. */
export const Written: Story = {
  beforeEach: userActivation(true),
  parameters: church(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Escribir a Ana Rojas' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    await expect(canvas.getByText('La tienes tú')).toBeVisible();
    for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name));
    const question = await canvas.findByRole('region', { name: '¿Le escribiste a Ana?' });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(document.body.innerHTML).not.toContain('59170012345');
    await userEvent.click(canvas.getByRole('button', { name: 'Sí' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^¿Le escribiste/ })).toBeNull());
    // Mariana was written to before.
    await expect(canvas.getAllByText('La tienes tú. Se le escribió')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Soltar a Ana Rojas' }));
    await expect(await canvas.findByRole('button', { name: 'Escribir a Ana Rojas' })).toHaveFocus();
  },
};

/** 'No insistir' puts somebody off, with a way back. Who said that they will not come is put off too, without a day. */
export const PutOff: Story = {
  parameters: church(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Más tarde'));
    await expect(canvas.getByText('Avisó que no vendrá')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ana Rojas' }));
    await userEvent.click(sheet().getByRole('button', { name: /^No insistir/ }));
    await expectToast('Ana: No insistir hasta que vuelva');
    await expect(canvas.getByRole('tab', { name: 'Faltan 4' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByRole('tab', { name: 'Faltan 5' })).toBeVisible();
  },
};

/** Another leader was faster: the row names them, and stays theirs. */
export const TakenMeanwhile: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(takeMinistryFollowUp, 409, 'follow_up_taken', { message: 'Luis lo tomó a las 19:50.' }),
        led,
        ...mockMinistryFollowUps(),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escribir a Ana Rojas' }));
    await expectToast('No se pudo abrir el chat. Luis lo tomó a las 19:50.');
    await expect(canvas.queryByRole('button', { name: /^Tomarlo igual/ })).toBeNull();
    await expect(opened).not.toHaveBeenCalled();
  },
};

/** More people than a leader writes to in an hour (R64). */
export const TooMany: Story = {
  parameters: {
    msw: {
      handlers: [
        mockRefusal(openMinistryChat, 429, 'rate_limited', { headers: { 'Retry-After': '3543' } }),
        led,
        ...mockMinistryFollowUps(),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escribir a Ana Rojas' }));
    await expectToast('No se pudo abrir el chat. Llegaste al límite: inténtalo de nuevo en una hora.');
    await expect(canvas.getByRole('button', { name: 'Soltar a Ana Rojas' })).toBeVisible();
  },
};

/** Nothing is lost where something cannot be noted. */
export const NoteFailed: Story = {
  parameters: {
    msw: { handlers: [mockNetworkError(noteMinistryFollowUp), led, ...mockMinistryFollowUps()] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ana Rojas' }));
    await userEvent.click(sheet().getByRole('button', { name: 'Respondió' }));
    await expect(await sheet().findByRole('alert')).toHaveTextContent(
      'No se pudo anotar. No hay conexión. Inténtalo de nuevo.',
    );
  },
};
