import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type Press, skipToContent, withKeys, withoutAxe } from '../../testing/with-keys.ts';
import adminShell, { Default, WithoutWidget } from './admin-shell.stories.tsx';

const meta = {
  ...adminShell,
  title: 'Composed/Admin/Admin shell/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...adminShell.parameters, ...withoutAxe },
} satisfies Meta<typeof adminShell.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { ...WithoutWidget, globals: { viewport: { value: 'phone' } } };
const menuButton = () => screen.getByRole('button', { name: 'Gestionar usuarios' });
const entry = (name: string) => screen.getByRole('menuitem', { name });
const focused = () => document.activeElement as HTMLElement | null;
const sideMenuButton = () => screen.getByRole('button', { name: 'Abrir menú' });

async function openMenu(press: Press): Promise<void> {
  await press('Enter', menuButton());
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
}

async function openSideMenu(press: Press): Promise<void> {
  await press('Enter', sideMenuButton());
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menú' })).toBeVisible());
}

export const TabThePageStart: Story = {
  ...Default,
  name: 'Tab: the page’s start',
  play: withKeys(({ press }) => skipToContent(press)),
};

export const EnterTheMenuButton: Story = {
  ...Default,
  name: 'Enter: Gestionar usuarios',
  play: withKeys(({ press }) => openMenu(press)),
};

export const ArrowDownTheOpenMenu: Story = {
  ...Default,
  name: 'ArrowDown: the open menu',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('ArrowDown');
    await waitFor(() => expect(entry('Ver asistencias')).toHaveFocus());
  }),
};

export const EndTheOpenMenu: Story = {
  ...Default,
  name: 'End: the open menu',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('End');
    await waitFor(() => expect(entry('Cerrar sesión')).toHaveFocus());
  }),
};

export const EscapeTheOpenMenu: Story = {
  ...Default,
  name: 'Escape: the open menu',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(menuButton()).toHaveFocus());
  }),
};

export const EnterTheSideMenuButton: Story = {
  ...phone,
  name: 'Enter: the button of the side menu',
  play: withKeys(async ({ press }) => {
    await openSideMenu(press);
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  }),
};

export const TabTheSideMenu: Story = {
  ...phone,
  name: 'Tab: the side menu',
  play: withKeys(async ({ press }) => {
    await openSideMenu(press);
    for (let stop = 0; stop < 14; stop += 1) {
      await press('Tab');
      // After the last link come the browser's own stops.
      if (document.activeElement === document.body) continue;
      await expect(screen.getByRole('dialog')).toContainElement(focused());
    }
  }),
};

export const EscapeTheSideMenu: Story = {
  ...phone,
  name: 'Escape: the side menu',
  play: withKeys(async ({ press }) => {
    await openSideMenu(press);
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sideMenuButton()).toHaveFocus();
  }),
};

export const EscapeTheForm: Story = {
  ...Default,
  name: 'Escape: the form that creates a user',
  play: withKeys(async ({ press }) => {
    const toggle = screen.getByRole('button', { name: 'Crea un nuevo usuario' });
    await press('Enter', toggle);
    const panel = await screen.findByRole('region', { name: 'Crea un nuevo usuario' });
    await waitFor(() => expect(panel).toHaveFocus());
    await press('Tab');
    await expect(screen.getByLabelText('Código de membresía')).toHaveFocus();
    await press('Escape');
    await waitFor(() => expect(panel).not.toBeVisible());
    await expect(toggle).toHaveFocus();
  }),
};
