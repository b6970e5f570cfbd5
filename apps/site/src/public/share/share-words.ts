import {
  type Activity,
  activityShare,
  type ContentSection,
  type EmblemName,
  emblemOf,
  isMeeting,
  type Meeting,
  ownTitle,
  type PageName,
  pageShare,
  previews,
  type RosetteGlass,
  scheduleLists,
  schedulesOfMinistry,
  sectionShare,
} from '@ministerio/content';
import type { SiteContent } from '@ministerio/content/site';
import { listWords, textKey, weekdayWords } from '@ministerio/contract/domain';
import { publicRoutes } from '../../routes/public-routes.ts';

/** Window of a picture for sharing. */
export type ShareGlass = `emblema-${EmblemName}` | `vitral-${RosetteGlass}`;

/** Days in words, empty where they are not known, and hours. */
export type ShareHours = readonly [days: string, hours: string];

/** Words and drawing of a picture for sharing. */
export interface ShareWords {
  /** Part of its address. */
  readonly name: string;
  readonly title: string;
  /** When; none where nothing is at an hour. */
  readonly hours: readonly ShareHours[];
  /** Smaller lines below. */
  readonly lines: readonly string[];
  readonly glass: ShareGlass;
}

/**
 * The words of every picture for sharing, all of them published: those of the pages that search engines list, of their
 * sections and of the activities.
 */
export function shareWords(site: SiteContent): readonly ShareWords[] {
  const { sundayServices, seminaryOffice } = scheduleLists(site.schedules);
  const sunday = hoursOf(sundayServices);
  const { address } = site.church;
  const place = [address[0] ?? '', address.length > 1 ? site.church.city : ''];
  const pageHours: Partial<Record<PageName, readonly ShareHours[]>> = { home: sunday, meetings: sunday };
  const sectionHours: Readonly<Record<string, readonly ShareHours[]>> = {
    reunion: sunday,
    ciet: hoursOf(seminaryOffice),
    seminario: hoursOf(seminaryOffice),
    // Without a weekday: the church says them in words.
    escuelavida:
      site.unscheduled.length > 0 ? [['', listWords(site.unscheduled.map(({ inicio }) => inicio))]] : [],
  };
  const sections = (page: PageName, list: readonly ContentSection[]) =>
    list.map(
      ({ id, title, picture }): ShareWords => ({
        name: sectionShare(page, id),
        title,
        hours: sectionHours[id] ?? hoursOf(schedulesOfMinistry(id, site.schedules)),
        lines: place,
        glass:
          picture.emblem === undefined ? `vitral-${picture.glass ?? 'vitral'}` : `emblema-${picture.emblem}`,
      }),
    );
  return [
    ...publicRoutes.map(({ name }): ShareWords => {
      const { picture } = previews[name];
      return {
        name: pageShare(name),
        title: titleOf(name, site),
        hours: pageHours[name] ?? [],
        lines: place,
        glass: 'emblem' in picture ? `emblema-${picture.emblem}` : `vitral-${picture.glass}`,
      };
    }),
    ...sections('ministries', site.ministries),
    ...sections('meetings', site.meetingsPage.sections),
    ...sections('studies', site.studies),
    ...site.activities.map((activity) => activityWords(activity, site.schedules)),
  ];
}

/** The page's title, on the home page its greeting. */
function titleOf(name: PageName, site: SiteContent): string {
  return name === 'home' ? site.home.hero.title : ownTitle(name, site.titles);
}

function activityWords(activity: Activity, schedules: readonly Meeting[]): ShareWords {
  const { titulo, fecha, horario, lugar, imagen, cuando } = activity;
  const meeting =
    cuando && 'reunion' in cuando ? schedules.find(({ id }) => id === cuando.reunion) : undefined;
  // 'Seminario: epístolas de la prisión' is of the seminary.
  const emblem = emblemOf(textKey(titulo.split(':')[0] ?? ''));
  return {
    name: activityShare(activity),
    title: titulo,
    hours: meeting ? hoursOf([meeting]) : [['', horario]],
    lines: meeting ? [lugar] : [fecha, lugar],
    glass: emblem === undefined ? `vitral-${imagen.glass ?? 'vitral'}` : `emblema-${emblem}`,
  };
}

const MOST_LINES = 2;

/** When meetings begin, together where they are on the same days: 'Domingo', '06:30, 08:30 y 18:00'; of an office also its end. */
export function hoursOf(meetings: readonly Meeting[]): readonly ShareHours[] {
  const times = new Map<string, Set<string>>();
  for (const meeting of meetings) {
    const { dias, inicio, fin } = meeting;
    const days = weekdayWords(dias);
    times.set(days, (times.get(days) ?? new Set()).add(isMeeting(meeting) ? inicio : `${inicio} a ${fin}`));
  }
  // More than two say nothing at a glance; the page has them all.
  if (times.size > MOST_LINES) return [];
  return [...times].map(([days, hours]) => [days, listWords([...hours].sort())]);
}
