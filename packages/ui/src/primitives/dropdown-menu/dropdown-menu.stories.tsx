import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ConformanceCase } from '../../conformance/conformance-case.ts';
import { Button } from '../button/button.tsx';
import { chevronDown, Glyph, logOut } from '../icon/index.ts';
import { DropdownMenu } from './index.ts';

const signOut = fn();

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu.Root,
  parameters: {
    conformance: [
      {
        name: 'DropdownMenu',
        clientOnly: true,
        render: ({ ref, ...props }) => (
          <DropdownMenu.Root defaultOpen>
            <DropdownMenu.Trigger>
              <button type="button">Más</button>
            </DropdownMenu.Trigger>
            <DropdownMenu.Content {...props} {...(ref ? { ref } : {})}>
              <DropdownMenu.Item>Uno</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
        ),
      },
    ] satisfies ConformanceCase[],
  },
  args: { children: null },
  render: ({ children: _children, ...args }) => (
    <DropdownMenu.Root {...args}>
      <DropdownMenu.Trigger>
        <Button variant="secondary">
          Gestionar usuarios <Glyph path={chevronDown} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>Usuarios</DropdownMenu.Label>
        <DropdownMenu.LinkItem href="/dashboard/editarUser">Editar usuarios</DropdownMenu.LinkItem>
        <DropdownMenu.LinkItem href="/dashboard/asistencia" aria-current="page">
          Ver asistencias
        </DropdownMenu.LinkItem>
        <DropdownMenu.Item disabled>Ver formulario</DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" onSelect={signOut}>
          <Glyph path={logOut} /> Cerrar sesión
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
  beforeEach: () => signOut.mockClear(),
} satisfies Meta<typeof DropdownMenu.Root>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Gestionar usuarios' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  },
};

/** By keyboard alone: down opens on the first entry, the end is the last, Enter chooses, the focus comes back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Editar usuarios' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** For the documentation's drawing of its parts: stays open without the focus. */
export const Parts: Story = { args: { open: true }, tags: ['!dev', '!autodocs'] };

/** Entries that lead somewhere are links; the page behind stays usable and no style element was written. */
export const Open: Story = {
  tags: ['picture'],
  args: { defaultOpen: true },
  play: async () => {
    const entry = await screen.findByRole('menuitem', { name: 'Ver asistencias' });
    await expect(entry).toHaveAttribute('href', '/dashboard/asistencia');
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
    await expect(document.body).not.toHaveAttribute('data-scroll-locked');
  },
};
