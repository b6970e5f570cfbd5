import {
  categoryMembers,
  countMembers,
  followUpThresholds,
  listCategories,
  listLeaders,
  listUsers,
  ministriesOfMinors,
  setFollowUpThreshold,
} from '@ministerio/contract';
import { categories, users } from '@ministerio/contract/fixtures';
import { mock, mockNetworkError } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { ownBackend } from '../kit/test/backends.ts';
import { expectToast } from '../kit/test/expect-toast.ts';
import { MinistriesScreen } from './index.ts';

/** A ministry that remembers what was chosen until the story ends. */
function remembering() {
  let missed = 3;
  return [
    ownBackend,
    mock(listCategories, [...categories]),
    mock(listUsers, [...users]),
    mock(categoryMembers, [...users]),
    mock(countMembers, { ministerios: [] }),
    mock(ministriesOfMinors, { ministerios: [] }),
    mock(listLeaders, { lideres: [] }),
    mock(followUpThresholds, () => ({ ministerios: [{ id: 1, faltas: missed }] })),
    mock(setFollowUpThreshold, ({ body }) => {
      missed = setFollowUpThreshold.body.parse(body).faltas;
      return { message: 'Hecho' };
    }),
  ];
}

const meta = {
  title: 'Pantallas/Admin/Ministries/Missed meetings',
  tags: ['!dev', '!autodocs'],
  component: MinistriesScreen,
  ...adminStory,
  parameters: { msw: { handlers: remembering() } },
} satisfies Meta<typeof MinistriesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After how many missed meetings a ministry's people are noticed. */
export const Noticed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver miembros de Red de Jovenes' }));
    const choice = await canvas.findByLabelText('Se nota a quien falta');
    await expect(choice).toHaveDisplayValue('3 reuniones seguidas');
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).toBeNull();
    await userEvent.selectOptions(choice, '1 reunión');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expectToast('Se nota a quien falta 1 reunión.');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Guardar' })).toBeNull());
    await expect(choice).toHaveDisplayValue('1 reunión');
  },
};

/** The choice stays where it cannot be saved. */
export const NotNoticed: Story = {
  parameters: { msw: { handlers: [mockNetworkError(setFollowUpThreshold), ...remembering()] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver miembros de Red de Jovenes' }));
    const choice = await canvas.findByLabelText('Se nota a quien falta');
    await userEvent.selectOptions(choice, '5 reuniones seguidas');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    await expect(
      await canvas.findByText(
        'No se pudo guardar desde cuándo se nota. No hay conexión. Inténtalo de nuevo.',
      ),
    ).toBeVisible();
    await expect(choice).toHaveDisplayValue('5 reuniones seguidas');
  },
};
