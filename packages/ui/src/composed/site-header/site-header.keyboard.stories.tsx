import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { type Press, withKeys, withoutAxe } from '../../testing/with-keys.ts';
import siteHeader, { Default } from './site-header.stories.tsx';

const meta = {
  ...siteHeader,
  title: 'Composed/Public/Site header/Keyboard',
  tags: ['!dev', '!autodocs'],
  parameters: { ...siteHeader.parameters, ...withoutAxe },
} satisfies Meta<typeof siteHeader.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const desk = { ...Default, globals: { viewport: { value: 'desktop' } } };
const phone = { ...Default, globals: { viewport: { value: 'phone' } } };
const entry = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Principal' }))
    .getByText(name, { selector: 'a, a *' })
    .closest('a');
const button = () => screen.getByRole('button', { name: 'Abrir el menú' });
const menu = () => screen.getByRole('navigation', { name: 'Menú' });
const rows = () => menu().querySelectorAll('summary');

async function openMenu(press: Press): Promise<void> {
  await press('Enter', button());
  await waitFor(() => expect(menu()).toBeVisible());
}

export const TabTheNavigation: Story = {
  ...desk,
  name: 'Tab: the navigation on a desk',
  play: withKeys(async ({ press }) => {
    entry('Inicio')?.focus();
    await waitFor(() => expect(entry('Bienvenida')).toBeVisible());
    await press('Tab');
    await expect(entry('Bienvenida')).toHaveFocus();
  }),
};

export const EnterAnEntry: Story = {
  ...desk,
  name: 'Enter: an entry on a desk',
  play: withKeys(async ({ press }) => {
    const followed = fn<(href: string | null | undefined) => void>();
    const onClick = ({ target }: Event) => followed((target as Element).closest('a')?.getAttribute('href'));
    document.addEventListener('click', onClick, { once: true });
    await press('Enter', entry('Estudios'));
    await waitFor(() => expect(followed).toHaveBeenCalledWith('/noticias'));
  }),
};

export const EscapeAnOpenEntry: Story = {
  ...desk,
  name: 'Escape: an open entry on a desk',
  play: withKeys(async ({ press }) => {
    entry('CFA')?.focus();
    await waitFor(() => expect(entry('Ciet')).toBeVisible());
    await press('Escape');
    await waitFor(() => expect(entry('Ciet')).not.toBeVisible());
    await expect(entry('CFA')).toHaveFocus();
  }),
};

export const EnterTheButton: Story = {
  ...phone,
  name: 'Enter: the button on a phone',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('Tab');
    await expect(rows()[0]).toHaveFocus();
  }),
};

export const SpaceARow: Story = {
  ...phone,
  name: 'Space: a row of the phone’s menu',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('Space', rows()[0]);
    await waitFor(() => expect(within(menu()).getAllByRole('link')[0]).toHaveTextContent('Inicio'));
    await press('Space', rows()[2]);
    await waitFor(() => expect(menu().querySelectorAll('details[open]')).toHaveLength(1));
    await press('Tab');
    await expect(within(menu()).getByRole('link', { name: 'CFA' })).toHaveFocus();
  }),
};

export const EscapeTheMenu: Story = {
  ...phone,
  name: 'Escape: the phone’s menu',
  play: withKeys(async ({ press }) => {
    await openMenu(press);
    await press('Tab');
    await press('Escape');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menú' })).toBeNull());
    await expect(button()).toHaveFocus();
  }),
};
