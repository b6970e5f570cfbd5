import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withToasts } from '../../connected/test/with-toasts.tsx';
import { Button } from '../button/index.ts';
import dropdownMenu from './dropdown-menu.stories.tsx';
import { DropdownMenu } from './index.ts';
import { type DeferredMenuProps, useDeferredMenu, useFirstEntry } from './use-deferred-menu.ts';

function TwoEntries({ button, byKeys }: DeferredMenuProps) {
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item ref={useFirstEntry(byKeys)}>Uno</DropdownMenu.Item>
        <DropdownMenu.Item>Dos</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

const load = fn(async () => TwoEntries);

function Deferred() {
  const { opened, button } = useDeferredMenu(load);
  if (!opened) return <Button {...button}>Más</Button>;
  return <opened.Menu byKeys={opened.byKeys} button={<Button>Más</Button>} />;
}

const meta = {
  title: 'Primitives/DropdownMenu/Deferred',
  component: dropdownMenu.component,
  tags: ['!dev', '!autodocs'],
  decorators: [withToasts],
  args: { children: null },
  render: () => <Deferred />,
  beforeEach: () => {
    load.mockImplementation(async () => TwoEntries);
  },
} satisfies Meta<typeof dropdownMenu.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const more = () => screen.getByRole('button', { name: 'Más' });

/** By pointer the menu has the focus, and its button again once it closes. */
export const Pressed: Story = {
  play: async ({ userEvent }) => {
    await expect(more()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(more());
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more()).toHaveFocus());
  },
};

/** Each key that opens a menu leads to its first entry, which the library did not hear. */
export const ByKeys: Story = {
  play: async ({ userEvent }) => {
    more().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Uno' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more()).toHaveFocus());
  },
};

/** Without a connection it says so; the next press tries again. */
export const NotLoaded: Story = {
  play: async ({ userEvent }) => {
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(more());
    await screen.findByText(/^No se pudo abrir el menú\. Revisa tu conexión/);
    await expect(more()).toHaveAttribute('aria-expanded', 'false');
    load.mockImplementation(async () => TwoEntries);
    await userEvent.click(more());
    await screen.findByRole('menu');
  },
};
