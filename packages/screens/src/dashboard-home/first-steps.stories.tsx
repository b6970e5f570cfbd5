import { hideFirstSteps, readFirstSteps, registrationStatus } from '@ministerio/contract';
import { doneSteps, firstSteps } from '@ministerio/contract/fixtures';
import { mock, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import { withKeys } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { foreignBackend, ownBackend } from '../kit/test/backends.ts';
import { answered, asked } from '../kit/test/calls.ts';
import { FirstSteps } from './index.ts';

const reads = mock(readFirstSteps, firstSteps);
const hides = mock(hideFirstSteps, { message: 'Los pasos ya no se muestran.' });

const meta = {
  title: 'Pantallas/Admin/First steps',
  component: FirstSteps,
  ...adminStory,
  render: () => (
    <main tabIndex={-1}>
      <FirstSteps />
    </main>
  ),
  parameters: { msw: { handlers: [ownBackend, reads, hides] } },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Cuatro vidrios y la puerta está lista';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: title })).toBeVisible();
  },
};

/** Hidden by keyboard: they go for good, and the focus is on the page. */
export const Hidden: Story = {
  name: 'Enter: Ocultar los pasos',
  tags: ['!dev', '!autodocs'],
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', await canvas.findByRole('button', { name: 'Ocultar los pasos' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: title })).toBeNull());
    await expect(canvas.getByRole('main')).toHaveFocus();
  }),
};

/** After the fourth step one button puts them away. */
export const Done: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { msw: { handlers: [ownBackend, mock(readFirstSteps, doneSteps), hides] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Los cuatro brillan' })).toBeNull());
  },
};

/** Hidden before. */
export const Empty: Story = {
  parameters: {
    msw: { handlers: [ownBackend, mock(readFirstSteps, { ...firstSteps, visibles: false })] },
  },
  play: async ({ canvas }) => {
    await answered(readFirstSteps);
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [ownBackend, mockPending(readFirstSteps)] } },
  play: async ({ canvas }) => {
    await asked(readFirstSteps);
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  },
};

/** Steps that fail to load do not disturb the home. */
export const ErrorState: Story = {
  name: 'Error',
  parameters: { msw: { handlers: [ownBackend, mockRefusal(readFirstSteps, 503, 'busy')] } },
  play: async ({ canvas }) => {
    await answered(readFirstSteps);
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  },
};

export const Denied: Story = {
  parameters: { msw: { handlers: [ownBackend, mockRefusal(readFirstSteps, 403, 'forbidden')] } },
  play: async ({ canvas }) => {
    await answered(readFirstSteps);
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  },
};

/** The steps stay, with the reason. */
export const HidingFails: Story = {
  parameters: { msw: { handlers: [ownBackend, reads, mockRefusal(hideFirstSteps, 503, 'busy')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ocultar los pasos' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No se pudieron ocultar los pasos');
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
  },
};

export const ForeignBackend: Story = {
  parameters: { msw: { handlers: [foreignBackend, mockRefusal(readFirstSteps, 404, 'not_found')] } },
  play: async ({ canvas }) => {
    await answered(registrationStatus);
    await expect(canvas.getByRole('main')).toBeEmptyDOMElement();
  },
};
