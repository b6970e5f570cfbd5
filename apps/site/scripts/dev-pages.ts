import { church, palette } from '@ministerio/content';
import type { Plugin } from 'vite';
import { writeDocument } from './document.ts';

/**
 * Pages while developing: every address that a browser navigates to is answered with a document that draws
 * itself in the browser, since nothing is prerendered then.
 */
export function devPages(): Plugin {
  return {
    name: 'ministerio:dev-pages',
    apply: 'serve',
    config: () => ({ appType: 'custom' }),
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const url = request.originalUrl ?? '/';
        const isApp = /^\/(auth|dashboard)(\/|$|\?)/i.test(url);
        const html = writeDocument({
          title: church.product,
          description: '',
          canonicalPath: undefined,
          siteName: church.product,
          locale: church.locale,
          themeColors: { light: palette.papel, dark: palette.noche },
          sharePath: undefined,
          boot: undefined,
          worker: undefined,
          build: undefined,
          modulesAfterPaint: [],
          modulesAtOnce: ['/src/boot/boot.ts', isApp ? '/src/app-main.tsx' : '/src/public/main.tsx'],
          styles: [],
          // The application's styles bring them; nothing is laid out before the script draws it.
          fonts: isApp ? [] : 'later',
          structuredData: undefined,
          body: '',
          data: undefined,
        });
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(url, html));
      });
    },
  };
}
