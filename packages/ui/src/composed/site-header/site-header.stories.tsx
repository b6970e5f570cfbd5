import { menu } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent as user, waitFor, within } from 'storybook/test';
import { type AnchorProps, LinkProvider } from '../../primitives/link/link.tsx';
import { DrawnArtwork } from '../../testing/drawn-artwork.tsx';
import { Logo } from '../logo/logo.tsx';
import { SiteHeader } from './site-header.tsx';

const follow = fn();

/** In place of a router: reports where it would go. */
function FollowedLink({ href, onClick, children, ...rest }: AnchorProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
    follow(href);
  };
  const anchor = { ...rest, href, onClick: go };
  return <a {...anchor}>{children}</a>;
}

const meta = {
  title: 'Composed/Public/Site header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { logo: <Logo product="Ministerio Juvenil" />, menu, currentPath: '/Inicio' },
  beforeEach: () => {
    follow.mockClear();
  },
  decorators: [
    (Story) => (
      <DrawnArtwork>
        <LinkProvider component={FollowedLink}>
          <Story />
        </LinkProvider>
      </DrawnArtwork>
    ),
  ],
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;
const desk = (root: HTMLElement) => within(within(root).getByRole('navigation', { name: 'Principal' }));

export const Default: Story = {
  tags: ['picture:desk'],
  play: async ({ canvasElement }) => {
    const entries = desk(canvasElement);
    await expect(entries.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
    await expect(entries.getByRole('link', { name: 'Estudios' })).not.toHaveAttribute('aria-current');
  },
};

/** Sections show while their entry is focused; Escape hides them, another entry shows its own. */
export const PartsOnFocus: Story = {
  tags: ['picture:desk'],
  play: async ({ canvasElement }) => {
    const entries = desk(canvasElement);
    const part = entries.getByText('Crecimiento espiritual');
    entries.getByRole('link', { name: 'Estudios' }).focus();
    await waitFor(() => expect(part).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(part).not.toBeVisible());
    entries.getByRole('link', { name: 'CFA' }).focus();
    await waitFor(() => expect(entries.getByText('Centro de retiros')).toBeVisible());
  },
};

/** The entry is a link itself, and so is each of its parts. */
export const ChoosingAPart: Story = {
  play: async ({ canvasElement }) => {
    const entries = desk(canvasElement);
    const entry = entries.getByRole('link', { name: 'CFA' });
    entry.focus();
    const part = await entries.findByRole('link', { name: 'Centro de retiros' });
    await user.click(part);
    await expect(follow).toHaveBeenLastCalledWith('/Red_joven#paraiso');
    await waitFor(() => expect(part).not.toBeVisible());
    await user.click(entry);
    await expect(follow).toHaveBeenLastCalledWith('/red_joven');
  },
};

/** On a phone a button opens the list; one entry is open at a time, its own page first. */
export const PhoneMenu: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abrir el menú' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await expect(canvas.getByRole('button', { name: 'Cerrar el menú' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const list = within(canvas.getByRole('navigation', { name: 'Menú' }));
    const row = (label: string) => list.getByText(label, { selector: 'summary *' });
    await user.click(row('CFA'));
    const shown = () => list.getAllByRole('link').filter((link) => link.checkVisibility());
    await expect(shown().map((part) => part.textContent)).toEqual([
      'CFA',
      'Reuniones',
      'Centro de retiros',
      'Ciet',
    ]);
    await user.click(row('Cómo llegar'));
    await expect(shown().map((part) => part.textContent)).toEqual(['Cómo llegar', 'Ubicación']);
    await user.click(list.getByRole('link', { name: 'Ubicación' }));
    await expect(follow).toHaveBeenLastCalledWith('/Contactanos#ubicacion');
    await expect(canvas.getByRole('button', { name: 'Abrir el menú' })).toBeVisible();
  },
};

/** The phone's menu with its button pressed and a row open. */
export const PhoneMenuOpen: Story = {
  tags: ['picture:phone'],
  ...phone,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Abrir el menú' }));
    const list = within(canvas.getByRole('navigation', { name: 'Menú' }));
    await user.click(list.getByText('Estudios', { selector: 'summary *' }));
    const part = list.getByText('Crecimiento espiritual');
    await waitFor(() => expect(part).toBeVisible());
  },
};

/** An entry without parts is a link, and choosing it closes the menu. */
export const PhoneEntryWithoutParts: Story = {
  ...phone,
  args: { menu: [{ label: 'Inicio', path: '/Inicio', sections: [] }] },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Abrir el menú' }));
    await user.click(
      within(canvas.getByRole('navigation', { name: 'Menú' })).getByRole('link', { name: 'Inicio' }),
    );
    await expect(follow).toHaveBeenLastCalledWith('/Inicio');
    await expect(canvas.queryByRole('navigation', { name: 'Menú' })).toBeNull();
  },
};

/** Escape closes the phone's menu. */
export const PhoneEscape: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Abrir el menú' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Menú' })).toBeNull());
  },
};
