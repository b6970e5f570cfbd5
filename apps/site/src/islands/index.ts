import type { ComponentProps } from 'react';
import { Island as activities } from './activities.tsx';
import { Island as contact } from './contact.tsx';
import { Island as faq } from './faq.tsx';
import { Island as homeHero } from './home-hero.tsx';
import { Island as map } from './map.tsx';
import { Island as schedule } from './schedule.tsx';
import { Island as sermons } from './sermons.tsx';
import { Island as siteHeader } from './site-header.tsx';
import { Island as topBar } from './top-bar.tsx';
import { Island as typedTitle } from './typed-title.tsx';

/**
 * When the script of an island loads: after the first paint, within 500 px of the view, or on the first press or focus
 * inside. A press always loads it.
 */
export type Trigger = 'now' | 'near' | 'press';

/** Every island by the name of its module, with its component and its trigger. */
export const islands = {
  activities: { component: activities, when: 'near' },
  contact: { component: contact, when: 'press' },
  faq: { component: faq, when: 'press' },
  'home-hero': { component: homeHero, when: 'now' },
  map: { component: map, when: 'press' },
  schedule: { component: schedule, when: 'near' },
  sermons: { component: sermons, when: 'near' },
  'site-header': { component: siteHeader, when: 'now' },
  'top-bar': { component: topBar, when: 'now' },
  'typed-title': { component: typedTitle, when: 'now' },
} as const;

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]['component']> &
  object;
