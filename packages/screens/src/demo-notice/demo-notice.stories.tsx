import { demoStatus, registrationStatus, removeDemo } from '@ministerio/contract';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered, asked } from '../kit/test/calls.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { DemoNotice } from './index.ts';

let present = true;
const status = mock(demoStatus, () => ({ presentes: present }));
const removes = mock(removeDemo, () => {
  present = false;
  return { message: 'Se quitaron los datos de ejemplo.' };
});

const meta = {
  title: 'Pantallas/Admin/Demo notice',
  component: DemoNotice,
  ...adminStory,
  beforeEach: () => {
    present = true;
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: [ownBackend, status, removes] } },
} satisfies Meta<typeof DemoNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Datos de ejemplo')).toBeVisible();
  },
};

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar los datos de ejemplo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(canvas.queryByText('Datos de ejemplo')).toBeNull());
    await expectToast('Se quitaron los datos de ejemplo.');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [ownBackend, mockPending(demoStatus)] } },
  play: async ({ canvas }) => {
    await asked(demoStatus);
    await expect(canvas.queryByText('Datos de ejemplo')).toBeNull();
  },
};

/** A backend without sample data. */
export const Empty: Story = {
  parameters: { msw: { handlers: [foreignBackend, status] } },
  play: async ({ canvas }) => {
    await answered(registrationStatus);
    await expect(canvas.queryByText('Datos de ejemplo')).toBeNull();
  },
};

export const ErrorState: Story = {
  name: 'Error',
  parameters: {
    msw: { handlers: [ownBackend, status, mockRefusal(removeDemo, 503, 'storage_unavailable')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar los datos de ejemplo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('No se pudieron quitar los datos de ejemplo'),
    );
  },
};
