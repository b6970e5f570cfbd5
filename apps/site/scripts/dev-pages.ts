import { church, palette } from '@ministerio/content';
import type { Plugin } from 'vite';
import { writeDocument } from './document.ts';

/**
 * Pages while developing: nothing is prerendered, so every navigation gets a document that the browser renders.
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
          siteName: church.product,
          locale: church.locale,
          themeColors: { light: palette.papel, dark: palette.noche },
          modulesAtOnce: ['/src/boot/boot.ts', isApp ? '/src/app-main.tsx' : '/src/public/main.tsx'],
          styles: [],
          // The application's styles load them; nothing is rendered before its script.
          fonts: isApp ? [] : 'later',
        });
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(await server.transformIndexHtml(url, html));
      });
    },
  };
}
