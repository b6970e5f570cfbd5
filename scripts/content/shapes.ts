import { z } from 'zod';
import type * as Content from '../../packages/content/src/index.ts';
import { churchShape } from './church-shape.ts';
import {
  endingLater,
  hours,
  id,
  list,
  matching,
  number,
  picture,
  sectionPicture,
  shape,
  sharePicture,
  text,
} from './shape-parts.ts';

const lists = ['servicios', 'reuniones', 'ministerios', 'oficina', 'seminario', 'escueladevida'] as const;
const WEEKDAYS = 'un día del 0 (domingo) al 6 (sábado), cada uno una vez';
const DAY = "una fecha que exista, como '2026-12-24'";

const weekdays = z
  .array(number(WEEKDAYS, 0, 6, true), { error: WEEKDAYS })
  .min(1, WEEKDAYS)
  .refine((days) => new Set(days).size === days.length, WEEKDAYS);

const meeting = endingLater(
  shape({
    id,
    name: text(),
    weekdays,
    ...hours,
    place: text().exactOptional(),
    membersOnly: z.boolean({ error: 'true o false' }).exactOptional(),
    ministryId: text('el id de un ministerio').exactOptional(),
    section: z.enum(lists, {
      error: `una lista: ${lists.join(', ')}`,
    }),
  }),
);

const isDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};
const day = z.string({ error: DAY }).length(10, DAY).refine(isDay, DAY);
const when = z
  .union(
    [
      shape({ meeting: text() }),
      shape({ from: day, to: day }),
      shape({ daysFromEaster: z.tuple([z.int(), z.int()]) }),
    ],
    {
      error: "{ meeting: 'jovenes' }, { from: '2026-12-24', to: '2026-12-25' } o { daysFromEaster: [-7, 0] }",
    },
  )
  .refine(
    (value) =>
      'from' in value
        ? value.from <= value.to
        : 'meeting' in value || value.daysFromEaster[0] <= value.daysFromEaster[1],
    'el primer día antes que el último',
  );

const activity = shape({
  id,
  titulo: text(),
  fecha: text(),
  descripcion: text(),
  horario: text(),
  lugar: text(),
  imagen: picture,
  when: when.exactOptional(),
});

const sections = list(
  shape({
    id,
    title: text(),
    lead: text(),
    paragraphs: list(text()),
    picture: sectionPicture,
    isOfMinors: z.boolean().exactOptional(),
  }),
);
const paragraphs = list(text());
const intro = shape({ title: text(), lead: text() });
const link = shape({ label: text(), path: text('la dirección de una página') });
const oldPicture = shape({
  scene: z.enum(['circle', 'chapel'], { error: "'circle' o 'chapel'" }),
  alt: text(),
  caption: text(),
  photograph: text('el nombre de un archivo').exactOptional(),
});

const home = shape({
  hero: shape({ title: text(), typed: list(text()), primaryAction: link, secondaryAction: link, picture }),
  welcome: shape({ id, eyebrow: text(), title: text(), paragraphs, action: link }),
  sermons: shape({ id, eyebrow: text(), title: text(), lead: text(), notYet: text() }),
  activities: shape({ id, eyebrow: text(), title: text(), lead: text() }),
  aboutUs: shape({
    id,
    eyebrow: text(),
    title: text(),
    paragraphs,
    values: list(shape({ title: text(), text: text() })),
  }),
  beginnings: shape({ id, eyebrow: text(), title: text(), paragraphs, pictures: list(oldPicture) }),
  vision: shape({ id, eyebrow: text(), title: text(), paragraphs }),
});

const directions = shape({
  typedTitle: list(text()),
  lead: text(),
  location: shape({ id, eyebrow: text(), title: text(), paragraphs }),
  write: shape({ id, eyebrow: text(), title: text(), lead: text() }),
});

const palette: z.ZodType<Content.Palette> = z.record(
  z.enum([
    'noche',
    'selva',
    'hoja',
    'hojaOscura',
    'sol',
    'durazno',
    'coral',
    'teja',
    'tejaOscura',
    'cielo',
    'papel',
    'tinta',
  ]),
  matching(/^#[0-9a-f]{6}$/i, "un color como '#1C6B52'"),
  { error: 'uno de los colores de la paleta' },
);

const readings = list(
  shape({ id, title: text(), paragraphs: z.array(text()), ownServer: z.array(text()).exactOptional() }),
);

type Exported = typeof Content;
/** Exports with a declared type; the others' types are inferred from their values. */
type Typed =
  | 'church'
  | 'schedules'
  | 'lifeSchoolGroups'
  | 'activities'
  | 'faqQuestions'
  | 'ministries'
  | 'studies'
  | 'menu'
  | 'privacy'
  | 'protection';

/** The schema of each export; the compiler checks those with a declared type against it. */
export const shapes = {
  church: churchShape,
  schedules: list(meeting),
  lifeSchoolGroups: z.array(endingLater(shape({ id, name: text(), ...hours }))),
  activities: list(activity),
  faqQuestions: list(
    shape({
      id,
      question: text(),
      answer: text(),
      channel: shape({ label: text(), answerWithout: text() }).exactOptional(),
    }),
  ),
  ministries: sections,
  studies: sections,
  meetingsPage: shape({ title: text(), lead: text(), sections }),
  home,
  directions,
  menu: list(shape({ label: text(), path: link.shape.path, sections: z.array(link) })),
  pageIntros: z.record(z.string(), intro),
  privacy: readings,
  protection: readings,
  palette,
  seo: z.record(
    z.string(),
    shape({
      path: matching(/^\/[\w-]*$/, "una dirección como '/ministerios'"),
      title: text().exactOptional(),
    }),
  ),
  previews: z.record(z.string(), shape({ description: text(), picture: sharePicture })),
  supportGreeting: text(),
  visitorGreeting: text(),
} as const satisfies { [Name in Typed]: z.ZodType<Exported[Name]> } & {
  [Name in keyof Exported]?: z.ZodType;
};
