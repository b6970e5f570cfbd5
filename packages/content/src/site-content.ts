import type { PublicContent } from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { Activity } from './activities.ts';
import { buildSettings } from './build-settings.ts';
import { defaultDocuments } from './documents.ts';
import { type FaqEntry, faqFor } from './faq.ts';
import { filler } from './filler.ts';
import { type MenuEntry, menuEntry } from './menu.ts';
import { type ContentSection, pages } from './pages.ts';
import { churchOf } from './published-church.ts';
import type { Meeting, MeetingException } from './schedules.ts';
import { seo } from './seo.ts';

/**
 * Everything that the pages, calendars, widgets and screens show of a church: the documents, ready to render. The frames
 * of the pages are those of {@link pages}, with the published words.
 */
export type SiteContent = ReturnType<typeof siteContent>;

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
  { datos, horarios, excepciones, actividades, preguntas, aviso, ministerios, textos, fotos }: PublicContent,
  categories: readonly NamedCategory[] = [],
  settings = buildSettings,
) {
  const church = churchOf(datos, settings);
  const { schedules, unscheduled } = schedulesOf(horarios, ministryFinder(ministerios, categories));
  const exceptions: readonly MeetingException[] = excepciones;
  const fill = filler(church, schedules, exceptions);
  const told = ({ parrafos }: Told) => ({ paragraphs: parrafos.map(fill) as readonly string[] });
  const led = ({ entrada }: Led) => ({ lead: fill(entrada) });
  const headed = ({ titulo, titular }: Headed) => ({ eyebrow: fill(titulo), title: fill(titular) });
  const sectionsPage = (page: SectionsPage) => {
    const { titulo, secciones, ...words } = textos[page];
    return {
      title: fill(titulo),
      ...led(words),
      sections: pages[page].map((frame): ContentSection => {
        const texts = sectionTexts(secciones, frame.id) ?? sectionTexts(defaultsOf(page), frame.id);
        const { titulo: title, ...others } = texts ?? NOTHING;
        return { ...frame, title: fill(title), ...led(others), ...told(others) };
      }) as readonly ContentSection[],
    };
  };
  const { inicio, Contactanos } = textos;
  const { home: frames, directions } = pages;
  const home = {
    hero: { ...frames.hero, title: fill(inicio.portada.titular), typed: inicio.portada.lineas.map(fill) },
    welcome: {
      ...frames.welcome,
      ...headed(inicio.bienvenida),
      ...told(inicio.bienvenida),
      action: { label: fill(Contactanos.titulo), path: seo.directions.path },
      firstVisit: {
        label: fill(Contactanos.primeravez.titulo),
        path: `${seo.directions.path}#${directions.firstVisit.id}`,
      },
    },
    sermons: { ...frames.sermons, ...headed(inicio.predicas), ...led(inicio.predicas) },
    activities: { ...frames.activities, ...headed(inicio.noticia), ...led(inicio.noticia) },
    aboutUs: {
      ...frames.aboutUs,
      ...headed(inicio.quienessomos),
      ...told(inicio.quienessomos),
      values: (['palabra', 'familia', 'servicio'] as const).map((id) => ({
        id,
        title: fill(inicio[id].titulo),
        text: fill(inicio[id].entrada),
      })),
    },
    beginnings: { ...frames.beginnings, ...headed(inicio.inicios), ...told(inicio.inicios) },
    vision: { ...frames.vision, ...headed(inicio.vision), ...told(inicio.vision) },
  };
  const ministries = ministerios.map(
    ({ id = '', nombre, emblema, propio, ...words }): ContentSection => ({
      id,
      title: fill(nombre),
      ...led(words),
      ...told(words),
      picture: emblema === null ? { crop: 'center', alt: '' } : { emblem: emblema, alt: '' },
      isOwn: propio,
    }),
  );
  const ministriesPage = {
    title: fill(textos.ministerios.titulo),
    ...led(textos.ministerios),
    sections: ministries as readonly ContentSection[],
  };
  const meetingsPage = sectionsPage('red_joven');
  const studiesPage = sectionsPage('noticias');
  const location = {
    ...directions.location,
    eyebrow: fill(Contactanos.ubicacion.titulo),
    ...told(Contactanos.ubicacion),
    title: church.address[0] ?? '',
  };
  const firstVisit = {
    ...directions.firstVisit,
    ...headed(Contactanos.primeravez),
    ...told(Contactanos.primeravez),
  };
  const titles = {
    home: fill(inicio.titulo),
    ministries: ministriesPage.title,
    meetings: meetingsPage.title,
    studies: studiesPage.title,
    directions: fill(Contactanos.titulo),
  };
  const labelled = (parts: readonly { readonly id: string; readonly eyebrow: string }[]) =>
    parts.map(({ id, eyebrow }) => ({ id, title: eyebrow }));
  const inMenu = [home.welcome, home.sermons, home.activities, home.aboutUs, home.vision];
  return {
    church,
    schedules,
    /** Groups without a weekday. */
    unscheduled,
    exceptions,
    activities: actividades.map(toActivity) as readonly Activity[],
    faq: faqFor(church, preguntas, schedules, exceptions) as readonly FaqEntry[],
    /** The questions of `faq` before the church's settings are applied. */
    questions: preguntas,
    /** null for none; `until` is its last day, `YYYY-MM-DD`. */
    notice: aviso && { text: aviso.texto, href: aviso.enlace, until: aviso.hasta },
    photos: fotos,
    /** Titles of the pages in the menu. */
    titles,
    /** Public navigation (spec section 2). */
    menu: [
      menuEntry(titles.home, seo.home.path, labelled(inMenu)),
      menuEntry(titles.ministries, seo.ministries.path, ministriesPage.sections),
      menuEntry(titles.meetings, seo.meetings.path, meetingsPage.sections),
      menuEntry(titles.studies, seo.studies.path, studiesPage.sections),
      menuEntry(titles.directions, seo.directions.path, labelled([location])),
    ] as readonly MenuEntry[],
    home,
    ministries: ministriesPage.sections,
    meetingsPage,
    studies: studiesPage.sections,
    directions: {
      /** The first line is also the page's heading for screen readers. */
      typedTitle: [titles.directions, fill(Contactanos.lineas[0])] as const,
      ...led(Contactanos),
      location,
      firstVisit,
      write: { ...directions.write, ...headed(Contactanos.escribenos), ...led(Contactanos.escribenos) },
    },
    pageIntros: {
      ...pages.intros,
      ministries: ministriesPage,
      studies: studiesPage,
    },
  };
}

type SectionsPage = 'red_joven' | 'noticias';
type Texts = PublicContent['textos'];
type SectionTexts = Texts[SectionsPage]['secciones'];
type Led = { readonly entrada: string };
type Told = { readonly parrafos: readonly string[] };
type Headed = { readonly titulo: string; readonly titular: string };

const NOTHING = { titulo: '', entrada: '', parrafos: [] };

const defaultsOf = (page: SectionsPage) => defaultDocuments.textos[page].secciones;

const sectionTexts = (sections: SectionTexts, id: string) =>
  Object.hasOwn(sections, id) ? sections[id] : undefined;

/** Finds the ministry of a meeting: by its category, else by the name of that, else by the meeting's. */
type MinistryFinder = (category: number | null, title: string) => string | undefined;

/** A ministry is found by its name and, once that was changed, still by the one of the build. */
function ministryFinder(
  ministries: PublicContent['ministerios'],
  categories: readonly NamedCategory[],
): MinistryFinder {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const published = new Set(ministries.map(({ id }) => id));
  const former = defaultDocuments.ministerios.filter(({ id }) => published.has(id));
  const ids = new Map([...former, ...ministries].map(({ id, nombre }) => [textKey(nombre), id]));
  return (category, title) =>
    ministries.find(({ categoria }) => categoria !== null && categoria === category)?.id ??
    ids.get(textKey((category !== null && names.get(category)) || title));
}

/** The schedules of the document `horarios`, each with its ministry; those without a weekday apart. */
export function schedulesOf(
  horarios: PublicContent['horarios'],
  ministryOf: MinistryFinder = () => undefined,
): { readonly schedules: readonly Meeting[]; readonly unscheduled: readonly Meeting[] } {
  const entries = horarios.map(
    ({ id = '', ...entry }): Meeting => ({
      id,
      ...entry,
      ministryId: ministryOf(entry.ministerio, entry.titulo),
    }),
  );
  return {
    schedules: entries.filter(({ dias }) => dias.length > 0),
    unscheduled: entries.filter(({ dias }) => dias.length === 0),
  };
}

function toActivity({ id = '', imagen, ...shown }: PublicContent['actividades'][number]): Activity {
  return { id, ...shown, imagen: { crop: imagen.recorte, glass: imagen.vidrio, alt: '' } };
}
