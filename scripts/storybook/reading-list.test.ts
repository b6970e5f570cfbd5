import type { IndexEntry } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { readingList, type Sources } from './reading-list.ts';

const page = (id: string, title: string, tags: string[] = ['dev']): IndexEntry => ({
  id,
  title,
  tags,
  name: id.endsWith('usage') ? 'Usage' : 'Props',
  type: 'docs',
  importPath: '',
  storiesImports: [],
});

const head = `import x from 'y';

<Meta of={stories} />

# Dialog

<ComponentHead of={stories} code="import { Dialog } from '@ministerio/ui/primitives/dialog';">
  A window over the page for one short task. The page behind waits.
</ComponentHead>
`;

const sources: Sources = {
  entries: [
    page('home--props', 'Home'),
    page('primitives-dialog--usage', 'Primitives/Dialog', ['dev', 'new']),
    page('primitives-dialog--props', 'Primitives/Dialog', ['dev', 'new']),
    page('pantallas-admin-audit--props', 'Pantallas/Admin/Audit'),
    page('widgets-ministerio-faq--props', 'Widgets/ministerio-faq'),
  ],
  components: {
    'primitives-dialog': {
      id: 'primitives-dialog',
      name: 'Dialog',
      path: '',
      stories: [],
      jsDocTags: {},
      docs: { 'primitives-dialog--usage': { content: head } },
    },
    'pantallas-admin-audit': {
      id: 'pantallas-admin-audit',
      name: 'Audit',
      path: '',
      stories: [],
      jsDocTags: {},
      description: 'Who changed what,\nand when. Ten to a page.',
    },
  },
  guides: {
    'home--props': { content: '<Meta title="Home" />\n\n# Vitral\n\nA [design](x) system. It is open.' },
  },
  sentences: { 'Widgets/ministerio-faq': 'Preguntas frecuentes. Flota.' },
};

describe('the list for tools that read documentation', () => {
  const lines = readingList(sources, '1.2.0').split('\n');

  it('names the release and what machines read', () => {
    expect(lines[0]).toBe('# Vitral 1.2.0');
    expect(lines.join('\n')).toContain('](./custom-elements.json)');
    expect(lines.join('\n')).toContain('](./manifests/components.json)');
  });

  it('has each page with the first sentence of what is written about it', () => {
    expect(lines).toContain(
      '- [Dialog](./?path=/docs/primitives-dialog--usage) ([props](./?path=/docs/primitives-dialog--props), [manifest](./manifests/components/primitives-dialog.json)): A window over the page for one short task. Status: new.',
    );
    expect(lines).toContain(
      '- [Admin / Audit](./?path=/docs/pantallas-admin-audit--props) ([manifest](./manifests/components/pantallas-admin-audit.json)): Who changed what, and when.',
    );
    expect(lines).toContain('- [Home](./?path=/docs/home--props): A design system.');
    expect(lines).toContain(
      '- [ministerio-faq](./?path=/docs/widgets-ministerio-faq--props): Preguntas frecuentes.',
    );
  });

  it('groups pages as the sidebar does', () => {
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Machine-readable',
      '## Start',
      '## Primitives',
      '## Pantallas',
      '## Widgets',
    ]);
  });
});
