import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WroteStrip } from './wrote-strip.tsx';

const meta = {
  title: 'Pantallas/Admin/Parts/Wrote strip',
  component: WroteStrip,
  args: { name: 'Ana Rojas', partner: 'Ana', chatHref: null, onFollow: fn(), onAnswer: fn() },
} satisfies Meta<typeof WroteStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On return it asks, with the focus on it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: '¿Le escribiste a Ana?' });
    await expect(strip).toHaveFocus();
    strip.blur();
  },
};

export const Yes: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
  },
};

/** Escape is 'No'. */
export const Escape: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};

/** Where the browser opened no tab, the link does. */
export const Ready: Story = {
  args: { partner: 'la familia de Mateo', name: 'Mateo G.', chatHref: 'https://wa.me/59170012345' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Abrir el chat/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Saving: Story = { args: { saving: true } };

export const LongName: Story = {
  args: {
    name: 'Maximiliano Fernando de la Santísima Trinidad Villarroel',
    partner: 'la familia de Maximiliano Fernando de la Santísima Trinidad',
  },
  globals: { viewport: { value: 'phone' } },
};
