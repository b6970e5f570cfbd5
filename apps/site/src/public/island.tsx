import { scriptJson } from '@ministerio/build-kit/html';
import type { Picture } from '@ministerio/content';
import { type ComponentType, createContext, use } from 'react';
import { renderToString } from 'react-dom/server';
import { type IslandName, type IslandProps, islands } from '../islands/index.ts';
import { type IslandData, IslandRoot } from '../islands/island-root.tsx';
import type { Photographs } from './artwork.ts';

/** An island that a page holds. */
interface FoundIsland {
  readonly name: IslandName;
  readonly as: 'div' | 'span';
  readonly data: IslandData;
}

/** The islands of the page that is being rendered. */
export class PageIslands {
  readonly #found: FoundIsland[] = [];
  readonly #photographs: Photographs;
  /** Random mark that no author of content can know. */
  readonly #mark = `isla-${crypto.randomUUID()}-`;

  constructor(photographs: Photographs) {
    this.#photographs = photographs;
  }

  /** @returns the text that is in the page until {@link fill}. */
  add(name: IslandName, as: FoundIsland['as'], props: object, pictures: readonly Picture[]): string {
    const named = pictures.flatMap(({ photograph = '' }) => {
      const source = this.#photographs[photograph];
      return source ? [[photograph, source] as const] : [];
    });
    const photographs = named.length > 0 ? { photographs: Object.fromEntries(named) } : {};
    this.#found.push({ name, as, data: { props, ...photographs } });
    return `${this.#mark}${this.#found.length - 1}.`;
  }

  /**
   * Puts the islands in their places, each rendered by itself as the browser will hydrate it.
   * @param scripts - address of each island's module.
   */
  fill(html: string, scripts: Readonly<Record<IslandName, string>>): string {
    return this.#found.reduce((page, { name, as, data }, index) => {
      const { component, when } = islands[name];
      const key = `i${index}`;
      // Of props in another order than the registry's, the type cannot tell which component takes them.
      const content = renderToString(<IslandRoot of={component as ComponentType<object>} data={data} />, {
        identifierPrefix: key,
      }).replace(PRELOADS, '');
      const attributes = `data-island="${name}" data-when="${when}" data-src="${scripts[name]}" data-key="${key}"`;
      const island = `<${as} ${attributes}>${content}</${as}><script type="application/json">${scriptJson(data)}</script>`;
      return page.replace(`${this.#mark}${index}.`, () => island);
    }, html);
  }
}

/** React asks for pictures of the first view ahead of the markup; they stand in it a few hundred bytes later. */
export const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const PageIslandsContext = createContext<PageIslands | null>(null);

/** Collects the islands of the components below. */
export const PageIslandsProvider = PageIslandsContext.Provider;

interface IslandElementProps<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps<Name>;
  /** The element around it; a heading takes a `span`. @default 'div' */
  readonly as?: FoundIsland['as'];
  /** Pictures in it, whose photographs the browser must know. @default none */
  readonly pictures?: readonly Picture[];
}

/** A part of the page that is alive: its script loads by the island's trigger (`islands/index.ts`). */
export function Island<Name extends IslandName>({
  name,
  props,
  as = 'div',
  pictures = [],
}: IslandElementProps<Name>) {
  const page = use(PageIslandsContext);
  if (!page) throw new Error(`site: the island "${name}" is outside of a page.`);
  return page.add(name, as, props, pictures);
}
