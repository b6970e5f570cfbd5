import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Composed/Public/Theme switch',
  component: ThemeSwitch,
  args: { onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** Changes the document's theme there and back, and remembers it in the cookie `tema`. */
export const Switches: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const button = canvas.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' });
    await userEvent.click(button);
    await waitFor(() => expect(root.dataset.theme).not.toBe(before));
    await expect(document.cookie).toContain(`tema=${before === 'dark' ? 'claro' : 'oscuro'}`);
    await expect(args.onThemeChange).toHaveBeenCalledWith(root.dataset.theme);
    await userEvent.click(button);
    await waitFor(() => expect(root.dataset.theme).toBe(before));
  },
};

/** Another transition skips the rest of the dawn; the theme is the new one all the same, and nothing fails. */
export const Skipped: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement;
    const before = root.dataset.theme;
    const button = canvas.getByRole('button', { name: 'Cambiar entre tema claro y oscuro' });
    await userEvent.click(button);
    await document.startViewTransition(() => undefined).finished;
    await expect(root.dataset.theme).not.toBe(before);
    await userEvent.click(button);
    await waitFor(() => expect(root.dataset.theme).toBe(before));
  },
};
