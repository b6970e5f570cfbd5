import type { PublicContent } from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { Activity } from './activities.ts';
import { buildSettings } from './build-settings.ts';
import { defaultDocuments } from './documents.ts';
import { type FaqEntry, faqFor } from './faq.ts';
import { filler } from './filler.ts';
import { type ContentSection, pages } from './pages.ts';
import { churchOf } from './published-church.ts';
import type { Meeting, MeetingException } from './schedules.ts';

/**
 * Everything that the pages, calendars, widgets and screens show of a church: the documents, ready to render. The texts
 * of the pages are those of {@link pages} with the published leads and paragraphs.
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
  { datos, horarios, excepciones, actividades, preguntas, aviso, textos, fotos }: PublicContent,
  categories: readonly NamedCategory[] = [],
  settings = buildSettings,
) {
  const church = churchOf(datos, settings);
  const { schedules, unscheduled } = schedulesOf(horarios, categories);
  const exceptions: readonly MeetingException[] = excepciones;
  const fill = filler(church, schedules, exceptions);
  const lead = ({ entrada }: { readonly entrada: string }) => ({ lead: fill(entrada) });
  const paragraphs = ({ parrafos }: { readonly parrafos: readonly string[] }) => ({
    paragraphs: parrafos.map(fill) as readonly string[],
  });
  const sectionsPage = (frame: 'ministries' | 'meetings' | 'studies', page: SectionsPage) => {
    const { entrada, secciones } = textos[page];
    return {
      title: pages[frame].title as string,
      ...lead({ entrada }),
      sections: pages[frame].sections.map((section): ContentSection => {
        const texts = Object.hasOwn(secciones, section.id)
          ? secciones[section.id]
          : defaultDocuments.textos[page].secciones[section.id];
        return { ...section, ...lead(texts ?? NOTHING), ...paragraphs(texts ?? NOTHING) };
      }) as readonly ContentSection[],
    };
  };
  const { inicio, Contactanos } = textos;
  const { home, directions } = pages;
  const [word, family, service] = home.aboutUs.values;
  const ministriesPage = sectionsPage('ministries', 'ministerios');
  const studiesPage = sectionsPage('studies', 'noticias');
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
    home: {
      hero: home.hero,
      welcome: { ...home.welcome, ...paragraphs(inicio.bienvenida) },
      sermons: { ...home.sermons, ...lead(inicio.predicas) },
      activities: { ...home.activities, ...lead(inicio.noticia) },
      aboutUs: {
        ...home.aboutUs,
        ...paragraphs(inicio.quienessomos),
        values: [
          { title: word, text: fill(inicio.palabra.entrada) },
          { title: family, text: fill(inicio.familia.entrada) },
          { title: service, text: fill(inicio.servicio.entrada) },
        ],
      },
      beginnings: { ...home.beginnings, ...paragraphs(inicio.inicios) },
      vision: { ...home.vision, ...paragraphs(inicio.vision) },
    },
    ministries: ministriesPage.sections,
    meetingsPage: sectionsPage('meetings', 'red_joven'),
    studies: studiesPage.sections,
    directions: {
      ...directions,
      ...lead(Contactanos),
      location: {
        ...directions.location,
        ...paragraphs(Contactanos.ubicacion),
        title: church.address[0] ?? '',
      },
      write: { ...directions.write, ...lead(Contactanos.escribenos) },
    },
    pageIntros: {
      ...pages.intros,
      ministries: ministriesPage,
      studies: studiesPage,
    },
  };
}

type SectionsPage = 'ministerios' | 'red_joven' | 'noticias';

const NOTHING = { entrada: '', parrafos: [] };

/** The schedules of the document `horarios`, each with its ministry; those without a weekday apart. */
export function schedulesOf(
  horarios: PublicContent['horarios'],
  categories: readonly NamedCategory[] = [],
): { readonly schedules: readonly Meeting[]; readonly unscheduled: readonly Meeting[] } {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const ministryOf = (category: number | null, title: string) => {
    const key = textKey((category !== null && names.get(category)) || title);
    return pages.ministries.sections.find((ministry) => textKey(ministry.title) === key)?.id;
  };
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
