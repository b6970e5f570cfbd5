import { scriptJson } from '@ministerio/build-kit/html';
import type { ChurchSettings, PageName } from '@ministerio/content';
import type { PageFacts, SiteRenderer } from '@ministerio/content/site';

const pages: Readonly<Record<string, PageName>> = {
  '/': 'home',
  '/Inicio': 'home',
  '/red_joven': 'meetings',
  '/noticias': 'studies',
};

interface RenderedFacts extends Omit<PageFacts, 'site'> {
  readonly name: string;
  readonly church: ChurchSettings;
}

/** Facts that a rendered page of the tests states. */
export const factsOf = (html: string) =>
  JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as RenderedFacts;

/** A renderer whose pages say what they are rendered from. */
export function fakeRenderer(changes: Partial<SiteRenderer> = {}): SiteRenderer {
  const write = (name: string, { site, sermons, clock, hasForm, publicUrl, described }: PageFacts) =>
    `<!doctype html>\n<html lang="es"><head><link rel="canonical" href="${publicUrl}/Inicio"></head><h1>${name}</h1>` +
    `<script type="application/json">${scriptJson({ name, church: site.church, clock, sermons, hasForm, described })}</script>`;
  return {
    routes: {
      pages,
      app: {
        '/auth/Login': 'login',
        '/dashboard': 'panel',
        '/dashboard/editar/:id': 'panel',
        '/dashboard/user': 'member',
      },
    },
    renderPage: write,
    sharePictures: () => ({}),
    renderShell: (name, facts) => write(`app:${name}`, facts),
    renderDoor: (facts) => write('door', facts),
    renderHall: (facts) => write('hall', facts),
    renderHelp: (facts) => write('help', facts),
    renderFiles: ({ publicUrl, site }) => ({
      '/robots.txt': `Sitemap: ${publicUrl}/sitemap.xml`,
      ...(site.church.contact.email ? { '/.well-known/security.txt': site.church.contact.email } : {}),
    }),
    ...changes,
  };
}
