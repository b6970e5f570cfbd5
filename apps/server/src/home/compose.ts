import { escapeHtml, scriptJson } from '@ministerio/build-kit/html';
import { sermonTitle } from '@ministerio/contract/domain';
import type { Sermon } from '../sermons/parse-feed.ts';
import type { HomeTemplate } from './template.ts';

/** The home page's dynamic content. */
export interface HomeFacts {
  /** null where the feed was never read: then the page's script asks for them. */
  readonly sermons: readonly Sermon[] | null;
  /** For search engines, JSON-LD. */
  readonly structuredData: object;
}

/**
 * Renders the sermons into the built home page with the components' own markup: they show without script, and the
 * page's script hydrates them.
 * @param page - the built page's HTML.
 */
export function composeHome(page: string, template: HomeTemplate, facts: HomeFacts): string {
  const { sermons, structuredData } = facts;
  const shown = sermons?.slice(0, template.items.length) ?? [];
  const described = page.replace(
    '</head>',
    () => `<script type="application/ld+json">${scriptJson(structuredData)}</script></head>`,
  );
  if (sermons === null) return described;
  const data = scriptJson(shown.map(toSermonData));
  return described
    .replace(template.data, (element) => element.replace(`>${template.noData}<`, () => `>${data}<`))
    .replace(template.loading, () => (shown.length === 0 ? template.empty : listOf(shown, template)));
}

/** The sermon for the page's script, which derives the link from the id unless there is no video. */
function toSermonData({ id, title, link }: Sermon) {
  return link === null ? { id, title, link } : { id, title };
}

function listOf(sermons: readonly Sermon[], template: HomeTemplate): string {
  const { before, items, examples, after, id, title } = template;
  const written = sermons.map((sermon, index) =>
    ((sermon.link === null ? examples : items)[index] ?? '')
      .replaceAll(id, () => encodeURIComponent(sermon.id))
      .replaceAll(title, () => escapeHtml(sermonTitle(sermon.title))),
  );
  return `${before}${written.join('')}${after}`;
}
