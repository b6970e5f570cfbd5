import { fileURLToPath } from 'node:url';
import { defaultContent, type PageFacts, siteContent } from '@ministerio/content/site';
import { listVideos, type PublicContent, readContent, registrationStatus } from '@ministerio/contract';
import { createClient, readVideos } from '@ministerio/contract/client';
import { churchClock } from '@ministerio/contract/domain';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { IslandName } from '../src/islands/index.ts';
import type { SiteAssets } from '../src/public/renderer.tsx';
import { buildGuide } from './guide.ts';
import { layersSheet } from './layer-order.ts';

const RENDERER = '/src/public/renderer.tsx';
const SHELL_BODY = '/src/public/shell-body.tsx';
const GUIDE = '/src/guide/guide-page.tsx';
const islandScripts = new Proxy({} as SiteAssets['islands'], {
  get: (_, name: IslandName) => `/src/islands/${name}.tsx`,
});

const layers = `/@fs${fileURLToPath(layersSheet)}?direct`;

/** Addresses of the sources; styles are those that the renderer has imported. */
const assetsOf = (
  styles: readonly string[],
  shellStyles: readonly string[],
  guide: SiteAssets['guide'],
): SiteAssets => ({
  boot: '/src/boot/boot.ts',
  // First: the order of the layers, whatever was imported first.
  styles: [layers, ...styles],
  runtime: ['/src/islands/hydrate.tsx'],
  islands: islandScripts,
  app: {
    script: '/src/app-main.tsx',
    shells: new Proxy({} as SiteAssets['app']['shells'], {
      get: () => ({ scripts: [], styles: [layers, ...shellStyles] }),
    }),
  },
  door: { script: '/src/door/door-main.tsx', styles: [] },
  hall: { script: '/src/hall/hall-main.tsx', styles: [] },
  guide: { ...guide, styles: [layers, ...guide.styles] },
  shareVersion: '',
});

/** Style sheets among a module's imports, in the order in which they apply. */
function stylesOf(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): string[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  const imported = [...module.importedModules].flatMap((one) => stylesOf(one, seen));
  return module.url.endsWith('.css') ? [...imported, `${module.url}?direct`] : imported;
}

/** Published content of the server; without one, the content of the build and no sermons. */
async function publishedFacts(
  api: string,
): Promise<Pick<PageFacts, 'site' | 'sermons' | 'hasForm' | 'registrationOpen'>> {
  const client = createClient({ baseUrl: `${api}/api`, getToken: () => null });
  const [content, videos, registration] = await Promise.all([
    client.call(readContent).catch(() => null),
    client.call(listVideos).catch(() => null),
    client.call(registrationStatus).catch(() => null),
  ]);
  const values =
    content && Object.fromEntries(Object.entries(content).map(([key, { valor }]) => [key, valor]));
  return {
    site: values === null ? defaultContent : siteContent(values as PublicContent),
    // Only our own server knows that call.
    hasForm: registration !== null,
    registrationOpen: registration?.abierto ?? false,
    sermons: videos && readVideos(videos).map(({ id, title = '', link = null }) => ({ id, title, link })),
  };
}

/** The page of an address as the server renders it, from the sources as they are now. */
async function documentOf(server: ViteDevServer, pathname: string, api: string): Promise<string> {
  const { createRenderer } = (await server.ssrLoadModule(
    RENDERER,
  )) as typeof import('../src/public/renderer.tsx');
  const { shellBody } = (await server.ssrLoadModule(
    SHELL_BODY,
  )) as typeof import('../src/public/shell-body.tsx');
  const { guideBody } = (await server.ssrLoadModule(GUIDE)) as typeof import('../src/guide/guide-page.tsx');
  const stylesUnder = async (module: string) =>
    stylesOf(await server.environments.ssr.moduleGraph.getModuleByUrl(module));
  const assets = assetsOf(await stylesUnder(RENDERER), await stylesUnder(SHELL_BODY), {
    html: await buildGuide(),
    styles: [...(await stylesUnder(RENDERER)), ...(await stylesUnder(GUIDE))],
  });
  const renderer = createRenderer(assets, { shell: shellBody, guide: guideBody });
  const published = await publishedFacts(api);
  const facts = {
    ...published,
    clock: churchClock(Date.now(), published.site.church.timeZone),
    publicUrl: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
  };
  if (/^\/(auth|dashboard)(\/|$)/i.test(pathname)) {
    const shells = Object.entries(renderer.routes.app);
    const shell = shells.find(([path]) => path.toLowerCase() === pathname.toLowerCase());
    return renderer.renderShell(shell?.[1] ?? 'panel', facts);
  }
  if (/^\/puerta\/?$/i.test(pathname)) return renderer.renderDoor(facts);
  if (/^\/pantalla\/?$/i.test(pathname)) return renderer.renderHall(facts);
  if (/^\/ayuda\/?$/i.test(pathname)) return renderer.renderHelp(facts);
  const pages = Object.entries(renderer.routes.pages);
  const found = pages.find(([path]) => path.toLowerCase() === pathname.toLowerCase());
  return renderer.renderPage(found?.[1] ?? 'notFound', facts);
}

/**
 * Pages while developing: rendered for every request as the server renders them; a change of their sources loads them
 * anew in the browser.
 * @param api - origin of the server behind.
 */
export function devPages(api: string): Plugin {
  return {
    name: 'ministerio:dev-pages',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const url = request.originalUrl ?? '/';
        try {
          const html = await documentOf(server, decodeURI(url.split('?')[0] ?? '/'), api);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          // Sources are modules; the build's script for the head is none.
          const withModule = html.replace('<script async', '<script async type="module"');
          response.end(await server.transformIndexHtml(url, withModule));
        } catch (error) {
          next(error);
        }
      });
    },
    // The public pages have no root that could take a module over.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
