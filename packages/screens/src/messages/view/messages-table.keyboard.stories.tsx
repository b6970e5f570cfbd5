import { withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import messages, { Default } from '../messages-screen.stories.tsx';

const meta = {
  ...messages,
  title: 'Pantallas/Admin/Messages/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...messages.parameters, ...withoutAxe },
} satisfies Meta<typeof messages.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const ana = { name: 'Más acciones: Ana' };

export const EnterMore: Story = {
  ...Default,
  name: 'Enter: ⋯',
  play: withKeys(async ({ canvas, press }) => {
    await press('Enter', await canvas.findByRole('button', ana));
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
  }),
};

export const EscapeTheQuestion: Story = {
  ...Default,
  name: 'Escape: the question before deleting',
  play: withKeys(async ({ canvas, press }) => {
    const more = await canvas.findByRole('button', ana);
    await press('Enter', more);
    await press('Enter', await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await press('Escape');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
  }),
};
