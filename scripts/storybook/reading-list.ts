import type { ComponentsManifest, IndexEntry } from 'storybook/internal/types';
import { type Status, statusOf } from '../../packages/ui/src/docs/status.ts';

/** A documentation page with its source, as Storybook's manifests have it. */
interface Page {
  readonly content?: string;
}

/** Where Storybook says what its pages are about. */
export interface Sources {
  /** `index.json`, in the order of the sidebar. */
  readonly entries: readonly IndexEntry[];
  /** `manifests/components.json`, by id. */
  readonly components: Readonly<Record<string, Component>>;
  /** Pages of no component, by id: `manifests/docs.json`. */
  readonly guides: Readonly<Record<string, Page>>;
  /** Sentences on components that are no React components, by title. */
  readonly sentences: Readonly<Record<string, string>>;
}

/** One component of the manifest. */
export type Component = ComponentsManifest['components'][string] & {
  readonly docs?: Readonly<Record<string, Page>>;
};

/** One line of the list. */
export interface Listed {
  /** Such as `primitives-button`. */
  readonly id: string;
  /** First part of its path in the sidebar. */
  readonly group: string;
  readonly name: string;
  /** Ids of its pages, the usage page first. */
  readonly pages: readonly string[];
  readonly sentence: string;
  /** Undefined for a guide. */
  readonly status: Status | undefined;
}

/** The first sentence, on one line, without what only Storybook reads. */
function firstSentence(text: string): string {
  const plain = text
    .replaceAll(/\{?@(?:link|default)\s+([^}]*)\}?/g, '$1')
    .replaceAll(/<\/?[A-Z][^>]*>/g, '')
    // A link would lead away from here.
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?= [A-Z`‘'“]|$)/.exec(plain)?.[0] ?? plain;
}

const isProse = (paragraph: string) =>
  /^[^<{|#\-`\s]|^`[^`]/.test(paragraph) && !/^(import|export) /.test(paragraph);

/** Opening of a page: in its head, or in its first paragraph. */
function opening({ content = '' }: Page): string {
  const head = /<ComponentHead[^>]*?>\s*([\s\S]*?)<\/ComponentHead>/.exec(content)?.[1];
  const body = content.slice(content.search(/^# /m)).split(/\n\s*\n/);
  return firstSentence(head?.trim() || (body.find(isProse) ?? ''));
}

/** Every component and guide that the sidebar shows, with one sentence each. */
export function listPages({ entries, components, guides, sentences }: Sources): Listed[] {
  const pages = entries.filter(({ type }) => type === 'docs');
  const ids = new Set(pages.map(({ id }) => id.split('--')[0] ?? id));
  return [...ids].map((id) => {
    const own = pages.filter((page) => page.id.startsWith(`${id}--`));
    const { title = id, tags = [] } = own[0] ?? {};
    const component = components[id];
    const usage = Object.values(component?.docs ?? {})[0];
    const guide = own.map((page) => guides[page.id]).find((page) => page !== undefined);
    const written = usage ?? guide;
    const group = title.includes('/') ? (title.split('/')[0] ?? title) : 'Start';
    const name = title.split('/').slice(1).join(' / ') || title;
    const sentence =
      (written && opening(written)) || firstSentence(component?.description ?? sentences[title] ?? '');
    return {
      id,
      group,
      name,
      // Storybook lists written pages before those it makes.
      pages: own.map((page) => page.id),
      sentence: sentence || `${name}: its states, each as a story.`,
      status: guide ? undefined : statusOf(tags),
    };
  });
}

const line = ({ id, name, pages: [page, props], sentence, status }: Listed, isInManifest: boolean) => {
  const links = [
    props && `[props](./?path=/docs/${props})`,
    isInManifest && `[manifest](./manifests/components/${id}.json)`,
  ].filter(Boolean);
  const more = links.length > 0 ? ` (${links.join(', ')})` : '';
  const note = status && status !== 'stable' ? ` Status: ${status}.` : '';
  return `- [${name}](./?path=/docs/${page})${more}: ${sentence}${note}`;
};

/**
 * The list of links for tools that read documentation, in the form of llmstxt.org.
 * @param version - of the release.
 */
export function readingList(sources: Sources, version: string): string {
  const listed = listPages(sources);
  const groups = [...new Set(listed.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const lines = listed
      .filter((one) => one.group === group)
      .map((one) => line(one, one.id in sources.components));
    return `## ${group}\n\n${lines.join('\n')}\n`;
  });
  const head = `# Vitral ${version}

> The design system of Ministerio Juvenil: React components, tokens and widgets for a church's youth ministry. Components speak Spanish, this documentation English.

## Machine-readable

- [Components](./manifests/components.json): every component with its props, examples and usage page.
- [Guides](./manifests/docs.json): every page that belongs to no component.
- [Widgets](./custom-elements.json): the custom elements, as a Custom Elements Manifest.
- [Pages and stories](./index.json): every page and story by its id.
`;
  return [head, ...sections].join('\n');
}
