import { faqFor, menu, openMeetings, socialLinks, supportWay, visitorGreeting } from '@ministerio/content';
import { FaqWidget } from '@ministerio/ui/composed/faq-widget';
import { Logo } from '@ministerio/ui/composed/logo';
import { NextMeeting } from '@ministerio/ui/composed/next-meeting';
import { PublicLayout } from '@ministerio/ui/composed/public-layout';
import { SiteHeader } from '@ministerio/ui/composed/site-header';
import { TopBar } from '@ministerio/ui/composed/top-bar';
import type { ReactNode } from 'react';
import { deferred } from '../deferred.tsx';
import { usePageFacts } from '../hooks/page-facts.ts';
import { useAccount } from '../hooks/use-account.ts';
import { useChurchClock } from '../hooks/use-church-clock.ts';
import { usePageLocation } from '../navigation/use-page-location.ts';

const FOOTER_PART = 'pie';
const footer = deferred(
  { ids: [FOOTER_PART], when: 'near' },
  async () => (await import('./footer.tsx')).Footer,
);

/** The layout of every public page (spec section 2). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { pathname } = usePageLocation();
  const clock = useChurchClock();
  const account = useAccount();
  const { church, hasForm } = usePageFacts();
  return (
    <PublicLayout
      topBar={
        <TopBar socialLinks={socialLinks(church)} account={account}>
          <NextMeeting meetings={openMeetings} clock={clock} brief />
        </TopBar>
      }
      header={<SiteHeader logo={<Logo product={church.product} />} menu={menu} currentPath={pathname} />}
      footer={<div id={FOOTER_PART}>{footer}</div>}
      floating={<FaqWidget entries={faqFor(church)} chat={supportWay(church, visitorGreeting, hasForm)} />}
    >
      {children}
    </PublicLayout>
  );
}
