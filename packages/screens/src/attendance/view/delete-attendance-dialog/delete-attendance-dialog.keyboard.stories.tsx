import { type Press, withKeys, withoutAxe } from '@ministerio/ui/testing/with-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import onOurServer, { Corrected } from '../../attendance-on-our-server.stories.tsx';
import { chooseCategory } from '../../test/choose-category.ts';

const meta = {
  ...onOurServer,
  title: 'Pantallas/Admin/Attendance on our server/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...onOurServer.parameters, ...withoutAxe },
} satisfies Meta<typeof onOurServer.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the question from the row's menu and leaves it by a key; the focus has to be back on the row. */
async function askAndLeave(
  context: Parameters<NonNullable<Story['play']>>[0],
  press: Press,
  key: 'Enter' | 'Escape',
): Promise<void> {
  await chooseCategory(context);
  const more = () => context.canvas.findByRole('button', { name: 'Más acciones: Noelia Justiniano' });
  await press('Enter', await more());
  await press('Enter', await screen.findByRole('menuitem', { name: /^Eliminar/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  await press(key);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(async () => expect(await more()).toHaveFocus());
}

export const EnterAsItOpens: Story = {
  ...Corrected,
  name: 'Enter: the dialog as it opens',
  play: withKeys((context) => askAndLeave(context, context.press, 'Enter')),
};

export const EscapeTheDialog: Story = {
  ...Corrected,
  name: 'Escape: the dialog',
  play: withKeys((context) => askAndLeave(context, context.press, 'Escape')),
};
