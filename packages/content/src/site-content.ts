import type { PublicContent } from '@ministerio/contract';
import type { Activity, ActivityWhen } from './activities.ts';
import { church as defaultChurch } from './church.config.ts';
import type { ChurchSettings } from './church-settings.ts';
import { directions } from './directions.ts';
import { type FaqEntry, type FaqQuestion, faqFor } from './faq.ts';
import { filler } from './filler.ts';
import { home } from './home.ts';
import { meetingsPage } from './meetings-page.ts';
import { type ContentSection, ministries } from './ministries.ts';
import { nameKey } from './name-key.ts';
import { pageIntros } from './page-intros.ts';
import { churchOf } from './published-church.ts';
import type { Meeting, MeetingException, UnscheduledGroup } from './schedules.ts';
import { studies } from './studies.ts';

/** Everything that the pages, calendars, widgets and screens show of a church: the documents, ready to render. */
export interface SiteContent {
  readonly church: ChurchSettings;
  readonly schedules: readonly Meeting[];
  /** Groups without a weekday. */
  readonly unscheduled: readonly UnscheduledGroup[];
  readonly exceptions: readonly MeetingException[];
  readonly activities: readonly Activity[];
  readonly faq: readonly FaqEntry[];
  /** The questions of `faq` before the church's settings are applied. */
  readonly questions: readonly FaqQuestion[];
  /** null for none; `until` is its last day, `YYYY-MM-DD`. */
  readonly notice: { readonly text: string; readonly href: string | null; readonly until: string } | null;
  readonly photos: PublicContent['fotos'];
  /** Texts of the pages, with the published leads and paragraphs. */
  readonly home: HomeTexts;
  readonly ministries: readonly ContentSection[];
  readonly meetingsPage: Omit<typeof meetingsPage, 'lead' | 'sections'> & {
    readonly lead: string;
    readonly sections: readonly ContentSection[];
  };
  readonly studies: readonly ContentSection[];
  readonly directions: DirectionsTexts;
  readonly pageIntros: Record<keyof typeof pageIntros, { readonly title: string; readonly lead: string }>;
}

type Home = typeof home;
type Lead<Section> = Omit<Section, 'lead'> & { readonly lead: string };
type Paragraphs<Section> = Omit<Section, 'paragraphs'> & { readonly paragraphs: readonly string[] };

/** Texts of the home page. */
export interface HomeTexts extends Pick<Home, 'hero'> {
  readonly welcome: Paragraphs<Home['welcome']>;
  readonly sermons: Lead<Home['sermons']>;
  readonly activities: Lead<Home['activities']>;
  readonly aboutUs: Omit<Paragraphs<Home['aboutUs']>, 'values'> & {
    readonly values: readonly { readonly title: string; readonly text: string }[];
  };
  readonly beginnings: Paragraphs<Home['beginnings']>;
  readonly vision: Paragraphs<Home['vision']>;
}

/** Texts of /Contactanos. */
export interface DirectionsTexts extends Pick<typeof directions, 'typedTitle'> {
  readonly lead: string;
  readonly location: Omit<Paragraphs<(typeof directions)['location']>, 'title'> & { readonly title: string };
  readonly write: Lead<(typeof directions)['write']>;
}

/** A ministry of the database, to find the page section of a meeting. */
export interface NamedCategory {
  readonly id: number;
  readonly name: string;
}

/**
 * Prepares published documents for rendering.
 * @param documents - the published documents, or the defaults
 * @param categories - the database's ministries: a meeting of one is shown in the section of the same name. Without
 * them, and for meetings without a ministry, the meeting's own name decides.
 * @param settings - what no document sets: `offline`, `rosetteSeed`
 */
export function siteContent(
  { datos, horarios, excepciones, actividades, preguntas, aviso, textos, fotos }: PublicContent,
  categories: readonly NamedCategory[] = [],
  settings: Pick<ChurchSettings, 'offline' | 'rosetteSeed'> = defaultChurch,
): SiteContent {
  const church = churchOf(datos, settings);
  const { schedules, unscheduled } = schedulesOf(horarios, categories);
  const exceptions = excepciones.map(toException);
  const questions = preguntas.map(toQuestion);
  const fill = filler(church, schedules, exceptions);
  const lead = <Section>(section: Section, { entrada }: { readonly entrada: string }) => ({
    ...section,
    lead: fill(entrada),
  });
  const paragraphs = <Section>(section: Section, { parrafos }: { readonly parrafos: readonly string[] }) => ({
    ...section,
    paragraphs: parrafos.map(fill),
  });
  const sections = (
    defaults: readonly ContentSection[],
    { secciones }: PublicContent['textos']['ministerios'],
  ): readonly ContentSection[] =>
    defaults.map((section) => {
      const text = Object.hasOwn(secciones, section.id) ? secciones[section.id] : undefined;
      return text ? paragraphs(lead(section, text), text) : section;
    });
  const { inicio, Contactanos } = textos;
  const [word, family, service] = home.aboutUs.values;
  return {
    church,
    schedules,
    unscheduled,
    exceptions,
    activities: actividades.map(toActivity),
    faq: faqFor(church, questions, schedules, exceptions),
    questions,
    notice: aviso && { text: aviso.texto, href: aviso.enlace, until: aviso.hasta },
    photos: fotos,
    home: {
      hero: home.hero,
      welcome: paragraphs(home.welcome, inicio.bienvenida),
      sermons: lead(home.sermons, inicio.predicas),
      activities: lead(home.activities, inicio.noticia),
      aboutUs: {
        ...paragraphs(home.aboutUs, inicio.quienessomos),
        values: [
          { title: word.title, text: fill(inicio.palabra.entrada) },
          { title: family.title, text: fill(inicio.familia.entrada) },
          { title: service.title, text: fill(inicio.servicio.entrada) },
        ],
      },
      beginnings: paragraphs(home.beginnings, inicio.inicios),
      vision: paragraphs(home.vision, inicio.vision),
    },
    ministries: sections(ministries, textos.ministerios),
    meetingsPage: {
      ...lead(meetingsPage, textos.red_joven),
      sections: sections(meetingsPage.sections, textos.red_joven),
    },
    studies: sections(studies, textos.noticias),
    directions: {
      ...lead(directions, Contactanos),
      location: { ...paragraphs(directions.location, Contactanos.ubicacion), title: church.address[0] ?? '' },
      write: lead(directions.write, Contactanos.escribenos),
    },
    pageIntros: {
      ...pageIntros,
      ministries: lead(pageIntros.ministries, textos.ministerios),
      studies: lead(pageIntros.studies, textos.noticias),
    },
  };
}

/** The schedules of the document `horarios`; those without a weekday apart. */
export function schedulesOf(
  horarios: PublicContent['horarios'],
  categories: readonly NamedCategory[] = [],
): Pick<SiteContent, 'schedules' | 'unscheduled'> {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const ministryOf = (category: number | null, title: string) => {
    const key = nameKey((category !== null && names.get(category)) || title);
    return ministries.find((ministry) => nameKey(ministry.title) === key)?.id;
  };
  const entries = horarios.map(
    ({ id = '', titulo, dias, inicio, fin, lugar, ministerio, soloMiembros, seccion }): Meeting => {
      const ministryId = ministryOf(ministerio, titulo);
      return {
        id,
        name: titulo,
        weekdays: dias,
        start: inicio,
        end: fin,
        ...(lugar === null ? {} : { place: lugar }),
        ...(soloMiembros ? { membersOnly: true } : {}),
        ...(ministryId === undefined ? {} : { ministryId }),
        section: seccion,
      };
    },
  );
  return {
    schedules: entries.filter(({ weekdays }) => weekdays.length > 0),
    unscheduled: entries
      .filter(({ weekdays }) => weekdays.length === 0)
      .map(({ id, name, start, end }) => ({ id, name, start, end })),
  };
}

/** A changed date as the product's code reads it. */
export function toException({
  reunion,
  fecha,
  inicio,
  fin,
  lugar,
  motivo,
}: PublicContent['excepciones'][number]): MeetingException {
  return {
    meetingId: reunion,
    date: fecha,
    moved: inicio === null || fin === null ? null : { start: inicio, end: fin, place: lugar ?? undefined },
    reason: motivo ?? undefined,
  };
}

function toActivity({ id = '', imagen, cuando, ...shown }: PublicContent['actividades'][number]): Activity {
  const when = whenOf(cuando);
  return {
    id,
    ...shown,
    imagen: { crop: imagen.recorte, glass: imagen.vidrio, alt: '' },
    ...(when === undefined ? {} : { when }),
  };
}

function whenOf(cuando: PublicContent['actividades'][number]['cuando']): ActivityWhen | undefined {
  if (cuando === null) return undefined;
  if ('reunion' in cuando) return { meeting: cuando.reunion };
  if ('desde' in cuando) return { from: cuando.desde, to: cuando.hasta };
  return { daysFromEaster: cuando.desdePascua };
}

function toQuestion({ pregunta, respuesta, sinCanal }: PublicContent['preguntas'][number], index: number) {
  return {
    id: `pregunta-${index + 1}`,
    question: pregunta,
    answer: respuesta,
    channel: sinCanal === null ? undefined : { label: 'Ir al canal', answerWithout: sinCanal },
  };
}
