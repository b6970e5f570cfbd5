import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Press, skipToContent, withKeys, withoutAxe } from '../../testing/with-keys.ts';
import memberShell, { Default } from './member-shell.stories.tsx';

const meta = {
  ...memberShell,
  title: 'Composed/Member/Member shell/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...memberShell.parameters, ...withoutAxe },
} satisfies Meta<typeof memberShell.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { ...Default, globals: { viewport: { value: 'phone' } } };
const toggle = () => screen.getByRole('button', { name: 'Abrir menú' });
const menu = () => screen.queryByRole('navigation', { name: 'Área de miembros' });

async function openMenu(press: Press): Promise<void> {
  await press('Enter', toggle());
  await waitFor(() => expect(menu()).toBeVisible());
}

export const TabThePageStart: Story = {
  ...Default,
  name: 'Tab: the page’s start',
  play: withKeys(({ press }) => skipToContent(press)),
};

export const EnterTheButton: Story = {
  ...phone,
  name: 'Enter: the button on a phone',
  play: withKeys(async ({ canvas, press }) => {
    await openMenu(press);
    await press('Tab');
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveFocus();
  }),
};

export const EscapeTheMenu: Story = {
  ...phone,
  name: 'Escape: the phone’s menu',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('Tab');
    await press('Escape');
    await waitFor(() => expect(menu()).toBeNull());
    await expect(toggle()).toHaveFocus();
  }),
};
