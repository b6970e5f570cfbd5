import { seo } from '@ministerio/content';

interface PlaceholderSermon {
  readonly id: string;
  readonly title: string;
  /** null: there is nothing to watch. */
  readonly link: null | undefined;
}

/** Renders the content of the page at a path; `sermons` are what the home page shows, none unless given. */
type PrerenderPage = (path: string, sermons?: readonly PlaceholderSermon[]) => Promise<string>;

const ID = 'predica-sin-id';
const TITLE = 'predica-sin-titulo';
/** As many as the server keeps of a feed. */
const MOST = 15;

/** Sermons whose places in the prerendered page are found again. */
function placeholderSermons(link: null | undefined): readonly PlaceholderSermon[] {
  return Array.from({ length: MOST }, (_, index) => ({ id: `${ID}-${index}-`, title: TITLE, link }));
}

const NO_DATA = 'null';

/** Element that tells the home page's script which sermons the page holds: in the build it is not known. */
export const homeData: string = `<script type="application/json" id="predicas-datos">${NO_DATA}</script>`;

const START = '<div data-component="SermonsCarousel"';

/**
 * How sermons stand in the home page, taken from the page drawn without any and with placeholders: the server fills
 * it in without knowing the components (apps/server/src/home).
 * @param prerenderPage - renders the content of the page at a path.
 * @throws Error - the components draw something that cannot be filled in place by place.
 */
export async function homeTemplate(prerenderPage: PrerenderPage) {
  const empty = await prerenderPage(seo.home.path);
  const listed = (link: null | undefined) => prerenderPage(seo.home.path, placeholderSermons(link));
  const template = sermonsTemplate(empty, await listed(undefined), [ID, TITLE]);
  // Where there is nothing to watch, no address is made of the id.
  const { items: examples } = sermonsTemplate(empty, await listed(null), [TITLE]);
  return { ...template, examples };
}

/**
 * @param listed - the page's content with the placeholders.
 * @param held - what each place must hold.
 */
function sermonsTemplate(empty: string, listed: string, held: readonly string[]) {
  const start = empty.indexOf(START);
  let rest = 0;
  while (empty.at(-1 - rest) === listed.at(-1 - rest) && rest < empty.length - start) rest += 1;
  const list = listed.slice(start, listed.length - rest);
  const [before = '', ...places] = list.split(/(?=<li\b)/);
  const end = '</li>';
  const lastPlace = places.at(-1) ?? '';
  const after = lastPlace.slice(lastPlace.indexOf(end) + end.length);
  const items = places.map((place, index) =>
    place.slice(0, place.indexOf(end) + end.length).replaceAll(`${ID}-${index}-`, ID),
  );
  const isWhole =
    start > 0 &&
    listed.slice(0, start) === empty.slice(0, start) &&
    items.length === MOST &&
    items.every((item) => held.every((text) => item.includes(text)) && item.endsWith(end)) &&
    !after.includes(ID);
  if (!isWhole)
    throw new Error('site build: the sermons of the home page cannot be told from the rest of it.');
  return {
    empty: empty.slice(start, empty.length - rest),
    before,
    items,
    after,
    id: ID,
    title: TITLE,
    data: homeData,
    noData: NO_DATA,
  };
}
