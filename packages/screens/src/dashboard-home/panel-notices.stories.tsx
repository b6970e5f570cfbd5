import { listNotices, registrationStatus } from '@ministerio/contract';
import { quietNotices, sealedCopies, securityNotices, serverProblems } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered, asked } from '../kit/test/calls.ts';
import { PanelNotices } from './index.ts';

const meta = {
  title: 'Pantallas/Admin/Panel notices',
  component: PanelNotices,
  ...adminStory,
  parameters: { msw: { handlers: [ownBackend, mock(listNotices, securityNotices)] } },
} satisfies Meta<typeof PanelNotices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/«jose\.luis» ahora es administrador/)).toBeVisible();
    await expect(canvas.getByText('La contraseña inicial sigue en uso')).toBeVisible();
    await expect(canvas.getByText('Se frenó un teléfono de la puerta')).toBeVisible();
  },
};

export const ServerInTrouble: Story = {
  parameters: {
    msw: { handlers: [ownBackend, mock(listNotices, { ...quietNotices, servidor: [...serverProblems] })] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El servidor no pudo guardar')).toBeVisible();
  },
};

export const CopiesStatus: Story = {
  parameters: {
    msw: {
      handlers: [
        ownBackend,
        mock(listNotices, {
          ...quietNotices,
          servidor: [{ problema: 'copias', desde: '2026-11-21T22:45:00.000Z' }],
          copias: { ...sealedCopies, estado: 'falla', motivo: 'lleno', desde: '2026-11-21T22:45:00.000Z' },
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La carpeta de las copias está llena.')).toBeVisible();
    await expect(canvas.getAllByText('Las copias no están saliendo del equipo')).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [ownBackend, mockPending(listNotices)] } },
  play: async ({ canvas }) => {
    await asked(listNotices);
    await expect(canvas.queryByText(/administrador/)).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [ownBackend, mock(listNotices, quietNotices)] } },
  play: async ({ canvas }) => {
    await answered(listNotices);
    await expect(canvas.queryByText(/administrador/)).toBeNull();
  },
};

/** Notices that fail to load do not disturb the home. */
export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [ownBackend, mockRefusal(listNotices, 503, 'busy')] } },
  play: async ({ canvas }) => {
    await answered(listNotices);
    await expect(canvas.queryByText(/administrador/)).toBeNull();
  },
};

export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [foreignBackend, mockRefusal(listNotices, 404, 'not_found')] } },
  play: async ({ canvas }) => {
    await answered(registrationStatus);
    await expect(canvas.queryByText(/administrador/)).toBeNull();
  },
};
