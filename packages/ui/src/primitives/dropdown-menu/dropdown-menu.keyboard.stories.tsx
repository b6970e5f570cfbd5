import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Press, withKeys, withoutAxe } from '../../testing/with-keys.ts';
import dropdownMenu, { Default } from './dropdown-menu.stories.tsx';

const meta = {
  ...dropdownMenu,
  title: 'Primitives/DropdownMenu/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...dropdownMenu.parameters, ...withoutAxe },
} satisfies Meta<typeof dropdownMenu.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.getByRole('button', { name: 'Gestionar usuarios' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

async function openMenu(press: Press): Promise<void> {
  await press('ArrowDown', button());
  await waitFor(() => expect(entry('Editar usuarios')).toHaveFocus());
}

async function expectClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button()).toHaveFocus());
}

export const ArrowDownTheButton: Story = {
  ...Default,
  name: 'ArrowDown: the button',
  play: withKeys(({ press }) => openMenu(press)),
};

export const ArrowUpTheFirstEntry: Story = {
  ...Default,
  name: 'ArrowUp: the first entry',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('ArrowUp');
    await waitFor(() => expect(entry('Cerrar sesión')).toHaveFocus());
  }),
};

export const EndTheMenu: Story = {
  ...Default,
  name: 'End: the menu',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('End');
    await waitFor(() => expect(entry('Cerrar sesión')).toHaveFocus());
  }),
};

export const LetterTheMenu: Story = {
  ...Default,
  name: 'V: the menu',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('v');
    await waitFor(() => expect(entry('Ver asistencias')).toHaveFocus());
  }),
};

export const EnterAnEntry: Story = {
  ...Default,
  name: 'Enter: an entry',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('End');
    await waitFor(() => expect(entry('Cerrar sesión')).toHaveFocus());
    await press('Enter');
    await expectClosed();
  }),
};

export const EscapeTheMenu: Story = {
  ...Default,
  name: 'Escape: the menu',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('Escape');
    await expectClosed();
  }),
};
