import { seo } from '@ministerio/content';

interface PlaceholderSermon {
  readonly id: string;
  readonly title: string;
  /** null: there is nothing to watch. */
  readonly link: null | undefined;
}

interface Listed {
  readonly status: 'ready';
  readonly sermons: readonly PlaceholderSermon[];
}

/** Renders the content of the page at a path; `sermons` are what the home page shows, still loading unless given. */
type PrerenderPage = (path: string, sermons?: Listed) => Promise<string>;

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
 * How sermons stand in the home page, taken from the page drawn before they are known, without any and with placeholders:
 * the server fills it in without knowing the components (apps/server/src/home).
 * @param prerenderPage - renders the content of the page at a path.
 * @throws Error - the components draw something that cannot be filled in place by place.
 */
export async function homeTemplate(prerenderPage: PrerenderPage) {
  const render = (sermons: Listed['sermons']) => prerenderPage(seo.home.path, { status: 'ready', sermons });
  const loading = await prerenderPage(seo.home.path);
  const empty = await render([]);
  const template = sermonsTemplate({ loading, empty, listed: await render(placeholderSermons(undefined)) }, [
    ID,
    TITLE,
  ]);
  // Where there is nothing to watch, no address is made of the id.
  const examples = sermonsTemplate({ loading, empty, listed: await render(placeholderSermons(null)) }, [
    TITLE,
  ]);
  return { ...template, examples: examples.items };
}

/** The page's content in each state, `listed` with the placeholders. */
interface Rendered {
  readonly loading: string;
  readonly empty: string;
  readonly listed: string;
}

/** How many characters at the end all have in common, of those behind `start`. */
function commonEnd(texts: readonly string[], start: number): number {
  const most = Math.min(...texts.map(({ length }) => length)) - start;
  let rest = 0;
  while (rest < most && new Set(texts.map((text) => text.at(-1 - rest))).size === 1) rest += 1;
  return rest;
}

/** @param expected - what each place of the list must contain. */
function sermonsTemplate({ loading, empty, listed }: Rendered, expected: readonly string[]) {
  const start = loading.indexOf(START);
  const rest = commonEnd([loading, empty, listed], start);
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
    [empty, listed].every((text) => text.startsWith(loading.slice(0, start))) &&
    items.length === MOST &&
    items.every((item) => expected.every((text) => item.includes(text)) && item.endsWith(end)) &&
    !after.includes(ID);
  if (!isWhole)
    throw new Error('site build: the sermons of the home page cannot be told from the rest of it.');
  return {
    loading: loading.slice(start, loading.length - rest),
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
