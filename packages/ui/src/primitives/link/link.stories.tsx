import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type AnchorProps, Link, LinkProvider, linkVariants } from './link.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  argTypes: { variant: { control: 'select', options: linkVariants } },
  args: { href: '/ministerios', children: 'Ministerios' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link to the page that is open. */
export const Current: Story = {
  args: { variant: 'quiet', 'aria-current': 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Ministerios');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <>
      {linkVariants.map((variant) => (
        <p key={variant}>
          Conoce los <Link {...args} variant={variant} /> de la iglesia.
        </p>
      ))}
    </>
  ),
};

/** Opens in a new tab and says so. */
export const External: Story = {
  args: { href: 'https://example.org/mapa', external: true, children: 'Abrir el mapa' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Abrir el mapa (se abre en otra pestaña)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

function RouterLink({ children, ...rest }: AnchorProps) {
  return (
    <a data-router {...rest}>
      {children}
    </a>
  );
}

/** Paths of the site go through the app's router; hashes, mail and other sites never do. */
export const WithRouter: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <p>
        <Link href="/noticias#seminario">Seminario</Link> · <Link href="#vision">Visión</Link> ·{' '}
        <Link href="mailto:hola@example.org">Correo</Link> · <Link href="//example.org">Otro sitio</Link>
      </p>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const routed = within(canvasElement)
      .getAllByRole('link')
      .map((link) => link.hasAttribute('data-router'));
    await expect(routed).toEqual([true, false, false, false]);
  },
};
