import {
  activities,
  church,
  faq,
  menu,
  ministries,
  officeHours,
  openMeetings,
  socialLinks,
} from '@ministerio/content';
import { ActivitiesCarousel } from '../composed/activities-carousel/activities-carousel.tsx';
import { ActivityCard } from '../composed/activity-card/activity-card.tsx';
import { ActivityLinks } from '../composed/activity-links/activity-links.tsx';
import { ContactForm } from '../composed/contact-form/index.ts';
import { FaqWidget } from '../composed/faq-widget/faq-widget.tsx';
import { Hero, PageHero } from '../composed/hero/index.ts';
import { Logo } from '../composed/logo/logo.tsx';
import { MapPanel } from '../composed/map-panel/map-panel.tsx';
import { MinistrySection } from '../composed/ministry-section/ministry-section.tsx';
import { NextMeeting } from '../composed/next-meeting/next-meeting.tsx';
import { Picture } from '../composed/picture/index.ts';
import { PublicLayout } from '../composed/public-layout/public-layout.tsx';
import { ScheduleList } from '../composed/schedule-list/schedule-list.tsx';
import { SermonsCarousel } from '../composed/sermons-carousel/index.ts';
import { SiteFooter } from '../composed/site-footer/site-footer.tsx';
import { SiteHeader } from '../composed/site-header/site-header.tsx';
import { ThemeSwitch } from '../composed/theme-switch/theme-switch.tsx';
import { TopBar } from '../composed/top-bar/top-bar.tsx';
import { TypingLine } from '../composed/typing-line/index.ts';
import type { RegistryEntry } from './entry.ts';

const [activity] = activities;
const [section] = ministries;
if (!activity || !section) throw new Error('The content has no activity or no ministry to try.');

const logo = <Logo product={church.product} />;
const source = { src: 'data:image/svg+xml,<svg/>', width: 16, height: 9 };
const clock = { date: '2026-11-21', time: '19:30:00', weekday: 6 } as const;

/** Components of the public pages, with the least that each needs. */
export const publicComponents: readonly RegistryEntry[] = [
  {
    folder: 'activities-carousel',
    name: 'ActivitiesCarousel',
    render: (props) => <ActivitiesCarousel {...props} activities={activities} />,
  },
  {
    folder: 'activity-card',
    name: 'ActivityCard',
    render: (props) => <ActivityCard {...props} activity={activity} />,
  },
  {
    folder: 'activity-links',
    name: 'ActivityLinks',
    render: (props) => <ActivityLinks {...props} title="Semana Santa" calendarHref="/a.ics" />,
  },
  { folder: 'contact-form', name: 'ContactForm', render: (props) => <ContactForm {...props} /> },
  {
    folder: 'faq-widget',
    name: 'FaqWidget',
    render: (props) => <FaqWidget {...props} entries={faq} chat={{ href: '/Contactanos' }} defaultOpen />,
  },
  { folder: 'hero', name: 'Hero', render: (props) => <Hero {...props} title="Hola" lines={['Una']} /> },
  {
    folder: 'hero',
    name: 'PageHero',
    render: (props) => <PageHero {...props} title="Estudios" picture={{ crop: 'arc', alt: '' }} />,
  },
  { folder: 'logo', name: 'Logo', render: (props) => <Logo {...props} product={church.product} /> },
  {
    folder: 'map-panel',
    name: 'MapPanel',
    render: (props) => (
      <MapPanel {...props} point={church.point} address={church.address} plan={church.plan} />
    ),
  },
  {
    folder: 'ministry-section',
    name: 'MinistrySection',
    // Its id is the anchor of the navigation, which the content gives.
    render: ({ id, ...props }) => (
      <MinistrySection {...props} section={{ ...section, id: id ?? section.id }} />
    ),
  },
  {
    folder: 'next-meeting',
    name: 'NextMeeting',
    render: (props) => <NextMeeting {...props} meetings={openMeetings} clock={clock} />,
  },
  { folder: 'picture', name: 'Picture', render: (props) => <Picture {...props} source={source} alt="" /> },
  {
    folder: 'public-layout',
    name: 'PublicLayout',
    render: (props) => <PublicLayout {...props} topBar={null} header={null} footer={null} />,
  },
  {
    folder: 'schedule-list',
    name: 'ScheduleList',
    render: (props) => <ScheduleList {...props} entries={officeHours} />,
  },
  {
    folder: 'sermons-carousel',
    name: 'SermonsCarousel',
    render: (props) => <SermonsCarousel {...props} state={{ status: 'ready', sermons: [] }} />,
  },
  {
    folder: 'site-footer',
    name: 'SiteFooter',
    render: (props) => (
      <SiteFooter {...props} church={church} menu={menu} hours={null} chatHref={undefined} year={2026} />
    ),
  },
  {
    folder: 'site-header',
    name: 'SiteHeader',
    render: (props) => <SiteHeader {...props} logo={logo} menu={menu} currentPath="/Inicio" />,
  },
  { folder: 'theme-switch', name: 'ThemeSwitch', render: (props) => <ThemeSwitch {...props} /> },
  {
    folder: 'top-bar',
    name: 'TopBar',
    render: (props) => (
      <TopBar
        {...props}
        socialLinks={socialLinks(church)}
        account={{ label: 'Ingresar', href: '/auth/login' }}
      />
    ),
  },
  {
    folder: 'typing-line',
    name: 'TypingLine',
    render: (props) => <TypingLine {...props} lines={['Un concepto diferente de iglesia.']} />,
  },
];
