import { church, faq, menu, officeHours } from '@ministerio/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withArtwork } from '../../testing/with-artwork.tsx';
import { FaqWidget } from '../faq-widget/faq-widget.tsx';
import { PageHero } from '../hero/index.ts';
import { Logo } from '../logo/logo.tsx';
import { ScheduleList } from '../schedule-list/schedule-list.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { PublicLayout } from './public-layout.tsx';

const meta = {
  title: 'Composed/Public/Layout',
  component: PublicLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    topBar: <TopBar socialLinks={[]} account={{ label: 'Iniciar sesión', href: '/auth/login' }} />,
    header: <SiteHeader logo={<Logo product={church.product} />} menu={menu} currentPath="/privacidad" />,
    footer: (
      <SiteFooter
        church={church}
        menu={menu}
        hours={<ScheduleList entries={officeHours} />}
        chatHref={undefined}
        year={2026}
      />
    ),
    floating: <FaqWidget entries={faq} chat={{ href: '/Contactanos#escribenos' }} />,
    children: <PageHero title="Privacidad" picture={{ crop: 'corner', glass: 'rio', alt: '' }} />,
  },
  decorators: [withArtwork],
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** The first stop of the keyboard skips to the content. */
export const SkipsToTheContent: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
