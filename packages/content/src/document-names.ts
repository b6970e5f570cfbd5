import { menu } from './menu.ts';
import type { SiteContent } from './site-content.ts';

/** Keys of the pages in the document `textos`, in the order of the menu. */
const PAGES = ['inicio', 'ministerios', 'red_joven', 'noticias', 'Contactanos'];

/** Spanish names of what the documents hold by key, for the administrator's forms and history. */
export interface DocumentNames {
  /** Name of a page or section of `textos`: `inicio`, `inicio/bienvenida`. */
  readonly text: (path: string) => string | undefined;
}

/** Names of pages and sections as the site shows them. */
export function documentNames({
  home,
  ministries,
  meetingsPage,
  studies,
  directions,
}: SiteContent): DocumentNames {
  const [word, family, service] = home.aboutUs.values;
  const titled = (page: string, sections: readonly { readonly id: string; readonly title: string }[]) =>
    sections.map(({ id, title }) => [`${page}/${id}`, title] as const);
  const texts = new Map<string, string>([
    ...PAGES.map((page, index) => [page, menu[index]?.label ?? page] as const),
    ['inicio/bienvenida', home.welcome.eyebrow],
    ['inicio/predicas', home.sermons.eyebrow],
    ['inicio/noticia', home.activities.eyebrow],
    ['inicio/quienessomos', home.aboutUs.eyebrow],
    ['inicio/palabra', word?.title ?? ''],
    ['inicio/familia', family?.title ?? ''],
    ['inicio/servicio', service?.title ?? ''],
    ['inicio/inicios', home.beginnings.title],
    ['inicio/vision', home.vision.title],
    ...titled('ministerios', ministries),
    ...titled('red_joven', meetingsPage.sections),
    ...titled('noticias', studies),
    ['Contactanos/ubicacion', directions.location.eyebrow],
    ['Contactanos/escribenos', directions.write.eyebrow],
  ]);
  return { text: (path) => texts.get(path) };
}
