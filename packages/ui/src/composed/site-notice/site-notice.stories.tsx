import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteNotice } from './site-notice.tsx';

const TEXT = 'Este domingo hay un solo servicio, a las 10:30, por el retiro de familias.';

const meta = {
  title: 'Composed/Public/Site notice',
  component: SiteNotice,
  args: { text: TEXT },
} satisfies Meta<typeof SiteNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Aviso' })).toHaveTextContent(TEXT);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** It leads to a page of the site. */
export const WithLink: Story = {
  args: { href: '/red_joven#reunion' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: TEXT });
    await expect(link).toHaveAttribute('href', '/red_joven#reunion');
    await expect(link).not.toHaveAttribute('target');
  },
};

/** Another site opens in a new tab. */
export const Elsewhere: Story = {
  args: { href: 'https://www.youtube.com/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The longest text on the narrowest phone. */
export const Longest: Story = {
  args: { text: 'Cambiamos de lugar por la lluvia y avisamos aquí cada sábado. '.repeat(3).slice(0, 160) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
