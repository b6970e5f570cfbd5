import { parseArgs } from 'node:util';
import { camelCase, kebabName, sentenceCase } from '../name.ts';
import { type Generated, insertBefore, writeGenerated } from '../write-files.ts';

const TABLE = 'packages/content/src/seo.ts';

/** Module, texts and journey of a public page. @param path - its address, for example `/visitas`. */
export function pageFiles(name: string, path: string): Generated {
  const key = camelCase(name);
  const title = sentenceCase(path.slice(1));
  return {
    files: { [`apps/site/src/public/pages/${name}-page.tsx`]: page(name, path) },
    edits: {
      [TABLE]: (text) => {
        if (text.toLowerCase().includes(`path: '${path.toLowerCase()}'`))
          throw new Error(`${path} is a page already: ${TABLE}.`);
        const entry = `  ${key}: {
    path: '${path}',
    title: '${title}',
  },\n`;
        const described = insertBefore(
          text,
          '  offline: {\n    description',
          `  ${key}: { description: 'Ven a conocernos: te esperamos.', picture: { glass: 'rio' } },\n`,
        );
        return insertBefore(described, '  offline: {', entry);
      },
      'packages/content/src/pages.ts': (text) =>
        insertBefore(
          text,
          '    offline: {',
          `    ${key}: { title: '${title}', lead: 'Ven a conocernos: te esperamos.' },\n`,
        ),
      'e2e/journeys/public-pages.spec.ts': (text) =>
        insertBefore(
          text,
          '] as const;',
          `  { path: '${path}', anchors: [], words: ['Ven a conocernos: te esperamos.'] },\n`,
        ),
    },
  };
}

/** `npm run new -- page NAME [--path /visitas]`. */
export function newPage(args: string[]): void {
  const options = { path: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const name = kebabName(positionals, 'A page', 'visits');
  const path = values.path ?? `/${name}`;
  if (!/^\/[a-z0-9_-]+$/i.test(path)) throw new Error('--path is one part, for example /visitas.');
  writeGenerated(pageFiles(name, path));
  console.log(`
Next:
1. packages/content/src/pages.ts: its title and lead in Spanish; longer texts get a file of their own.
2. ${TABLE}: its title; its description and picture for search engines and shared links.
3. apps/site/src/public/pages/${name}-page.tsx: its sections.
4. packages/content/src/site-content.ts, where it belongs into the navigation; then also the lists of content.test.ts and
   specification.test.ts.
5. npm test -- types unit content build sizes e2e-core e2e e2e-sweeps.`);
}

function page(name: string, path: string): string {
  const key = camelCase(name);
  return `import { seo } from '@ministerio/content';
import { PageHero } from '@ministerio/ui/composed/hero';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { PageSection } from '@ministerio/ui/primitives/page-section';
import { Stack } from '@ministerio/ui/primitives/stack';
import { FirstViewEnd } from '../layout/first-view-end.tsx';
import { usePage } from '../page-context.ts';

/** ${path}: say in one sentence what it is for. */
export function Page() {
  const { church, pageIntros, titles } = usePage();
  const { title, lead } = pageIntros.${key};
  return (
    <>
      <PageHero title={title} lead={lead} picture={{ crop: 'petals', glass: 'rio', alt: '' }} />
      <FirstViewEnd />
      <PageSection width="measure" aria-label={title}>
        <Stack gap={6}>
          <p>{\`Nos vemos en \${church.address.join(', ')}.\`}</p>
          <ButtonLink href={seo.directions.path}>{titles.directions}</ButtonLink>
        </Stack>
      </PageSection>
    </>
  );
}
`;
}
