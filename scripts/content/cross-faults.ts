import type { Content } from './content.ts';
import type { ContentPath, Fault } from './fault.ts';

type Identified = readonly { readonly id: string }[];

/** The second occurrence of an identifier. */
function repeated(lists: readonly (readonly [path: ContentPath, entries: Identified])[]): readonly Fault[] {
  const known = new Set<string>();
  return lists.flatMap(([path, entries]) =>
    entries.flatMap(({ id }, index) => {
      const isNew = !known.has(id);
      known.add(id);
      return isNew
        ? []
        : [{ path: [...path, index, 'id'], expected: 'un id que ninguna otra entrada tenga' }];
    }),
  );
}

const choice = (what: string, entries: Identified) => `${what}: ${entries.map(({ id }) => id).join(', ')}`;

function unknownMinistries({ schedules, ministries }: Content): readonly Fault[] {
  return schedules.flatMap(({ ministryId }, index) =>
    ministryId === undefined || ministries.some(({ id }) => id === ministryId)
      ? []
      : [{ path: ['schedules', index, 'ministryId'], expected: choice('un ministerio', ministries) }],
  );
}

function unknownMeetings({ activities, schedules }: Content): readonly Fault[] {
  return activities.flatMap(({ when }, index) =>
    !when || !('meeting' in when) || schedules.some(({ id }) => id === when.meeting)
      ? []
      : [{ path: ['activities', index, 'when', 'meeting'], expected: choice('una reunión', schedules) }],
  );
}

function samePaths({ seo }: Content): readonly Fault[] {
  const pages = Object.entries<{ readonly path: string }>(seo);
  return pages.flatMap(([name, { path }], index) =>
    pages.findIndex(([, other]) => other.path.toLowerCase() === path.toLowerCase()) === index
      ? []
      : [{ path: ['seo', name, 'path'], expected: 'una dirección que ninguna otra página tenga' }],
  );
}

function undescribed({ seo, previews }: Content): readonly Fault[] {
  return Object.keys(seo).flatMap((name) =>
    name in previews
      ? []
      : [{ path: ['previews', name], expected: 'lo que los buscadores dicen de la página' }],
  );
}

/** Wrong references between parts of the content. */
export function crossFaults(content: Content): readonly Fault[] {
  const {
    schedules,
    lifeSchoolGroups,
    activities,
    faqQuestions,
    ministries,
    studies,
    meetingsPage,
    privacy,
    protection,
  } = content;
  return [
    ...repeated([
      [['schedules'], schedules],
      [['lifeSchoolGroups'], lifeSchoolGroups],
    ]),
    ...repeated([[['activities'], activities]]),
    ...repeated([[['faqQuestions'], faqQuestions]]),
    ...repeated([[['ministries'], ministries]]),
    ...repeated([[['studies'], studies]]),
    ...repeated([[['meetingsPage', 'sections'], meetingsPage.sections]]),
    ...repeated([[['privacy'], privacy]]),
    ...repeated([[['protection'], protection]]),
    ...unknownMinistries(content),
    ...unknownMeetings(content),
    ...samePaths(content),
    ...undescribed(content),
  ];
}
