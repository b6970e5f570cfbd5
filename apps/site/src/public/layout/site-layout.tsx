import { chatLink, seo, socialLinks, supportWay, visitorGreeting } from '@ministerio/content';
import { PublicLayout } from '@ministerio/ui/composed/public-layout';
import { SiteFooter } from '@ministerio/ui/composed/site-footer';
import { SiteNotice } from '@ministerio/ui/composed/site-notice';
import type { ReactNode } from 'react';
import { Island } from '../island.tsx';
import { usePage } from '../page-context.ts';
import { Schedule } from '../sections/schedule.tsx';

/** The layout of every public page (spec section 2). */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { church, faq, menu, notice, hasForm, path, lists, exceptions, time } = usePage();
  return (
    <PublicLayout
      topBar={
        <>
          {notice && <SiteNotice text={notice.text} href={notice.href ?? undefined} />}
          <Island
            name="top-bar"
            props={{
              socialLinks: socialLinks(church),
              meetings: lists.openMeetings,
              exceptions,
              time,
              isSaidBelow: path === seo.home.path,
            }}
          />
        </>
      }
      header={<Island name="site-header" props={{ product: church.product, menu, path }} />}
      footer={
        <SiteFooter
          church={church}
          menu={menu}
          hours={<Schedule entries={lists.officeHours} />}
          chatHref={chatLink(church, visitorGreeting)}
          hasForm={hasForm}
          year={Number(time.clock.date.slice(0, 4))}
        />
      }
      floating={
        <Island name="faq" props={{ entries: faq, chat: supportWay(church, visitorGreeting, hasForm) }} />
      }
    >
      {children}
    </PublicLayout>
  );
}
