import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type Press, withKeys, withoutAxe } from '../../testing/with-keys.ts';
import navigationMenu, { Default } from './navigation-menu.stories.tsx';

const meta = {
  ...navigationMenu,
  title: 'Primitives/Navigation menu/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...navigationMenu.parameters, ...withoutAxe },
} satisfies Meta<typeof navigationMenu.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const entry = (name: string) => screen.getByRole('link', { name });

/** Goes by Tab from an entry to the first link of its list. */
async function intoList(press: Press): Promise<void> {
  entry('Estudios').focus();
  await waitFor(() => expect(entry('Escuela de Vida')).toBeVisible());
  await press('Tab');
  await expect(entry('Escuela de Vida')).toHaveFocus();
}

export const TabTheRow: Story = {
  ...Default,
  name: 'Tab: the row',
  play: withKeys(({ press }) => intoList(press)),
};

export const EnterALink: Story = {
  ...Default,
  name: 'Enter: a link',
  // The other stories go nowhere.
  args: { onClick: fn() },
  play: withKeys(async ({ press }) => {
    await intoList(press);
    await press('Enter');
    await waitFor(() => expect(window.location.hash).toBe('#escuela'));
    await waitFor(() => expect(screen.getByText('Escuela de Vida')).not.toBeVisible());
  }),
};

export const EscapeAnOpenEntry: Story = {
  ...Default,
  name: 'Escape: an open entry',
  play: withKeys(async ({ press }) => {
    entry('Estudios').focus();
    await waitFor(() => expect(entry('Seminario')).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(screen.getByText('Seminario')).not.toBeVisible());
    await expect(entry('Estudios')).toHaveFocus();
  }),
};
