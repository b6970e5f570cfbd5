import { escapeHtml, scriptJson } from '@ministerio/build-kit/html';
import { CALENDAR_PATH } from '@ministerio/content';
import type { ShownPicture } from './share/share-pictures.ts';

/** Parts of a page. Paths start with `/`. */
export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  /** Canonical path; missing on pages that search engines shall not list. */
  readonly canonicalPath?: string | undefined;
  /** Origin of the site, without a closing slash. */
  readonly publicUrl: string;
  readonly siteName: string;
  readonly locale: string;
  /** Ground colours of the two themes, for the browser's own bars. */
  readonly themeColors: { readonly light: string; readonly dark: string };
  /** Pictures for sharing, with the title in them; services take the first. @default none */
  readonly share?: readonly ShownPicture[] | undefined;
  /** Script in the head. */
  readonly boot: string;
  /**
   * Whether the first paint waits for that script, as where a form can be sent before the application has come: no press
   * is lost that way. @default false
   */
  readonly bootBlocksRender?: boolean;
  /** Id of an element of the body that the first paint waits for. @default none */
  readonly paintAfter?: string;
  /** Address of the service worker; none for pages that no visitor keeps. */
  readonly worker?: string | undefined;
  /** Names the build, so that the worker keeps only pages whose files it has. */
  readonly build?: string | undefined;
  /** Script that hydrates islands, then the modules that it and they import. @default none */
  readonly islands?: readonly string[];
  /** Modules to load at once. @default none */
  readonly modulesAtOnce?: readonly string[] | undefined;
  /** Modules that those will import, to be fetched beside them. @default none */
  readonly preloads?: readonly string[] | undefined;
  readonly styles: readonly string[];
  /** schema.org descriptions. @default none */
  readonly structuredData?: readonly (object | undefined)[];
  /** Content of the root element. @default none */
  readonly body?: string;
  /**
   * Whether a browser may translate it. It moves each text into elements of its own, where what the application writes
   * next is never seen: a saved amount would go on showing as the old one. @default true
   */
  readonly translatable?: boolean;
  /** Elements with data for the application. @default none */
  readonly data?: string;
}

/**
 * Writes an HTML document, without inline script or style, as the site's policy demands. Its script loads the fonts after
 * the first paint, so that the connection is free for it.
 */
export function writeDocument(parts: DocumentParts): string {
  const {
    islands = [],
    modulesAtOnce = [],
    preloads = [],
    structuredData = [],
    body = '',
    data = '',
  } = parts;
  const title = escapeHtml(parts.title);
  const description = escapeHtml(parts.description);
  const bootData = [
    ['islands', islands.join(' ')],
    ['worker', parts.worker],
    ['build', parts.build],
  ].map(([name, value]) => (value ? ` data-${name}="${value}"` : ''));
  const blocking = parts.bootBlocksRender ? ' blocking="render"' : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    description ? `<meta name="description" content="${description}">` : '',
    // First: the paint waits for these, and the connection is already open.
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    parts.paintAfter ? `<link rel="expect" href="#${parts.paintAfter}" blocking="render">` : '',
    `<script async${blocking} src="${parts.boot}"${bootData.join('')}></script>`,
    ...modulesAtOnce.map((src) => `<script type="module" src="${src}"></script>`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...sharing(parts, title, description),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${parts.themeColors.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${parts.themeColors.dark}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...structuredData.map((description) =>
      description ? `<script type="application/ld+json">${scriptJson(description)}</script>` : '',
    ),
  ];
  return [
    '<!doctype html>',
    `<html lang="es"${parts.translatable === false ? ' translate="no"' : ''} data-fonts="later">`,
    `<head>${head.join('')}</head>`,
    `<body>${data}<div id="root">${body}</div></body>`,
    '</html>',
    '',
  ].join('\n');
}

function sharing(parts: DocumentParts, title: string, description: string): readonly string[] {
  if (parts.canonicalPath === undefined) return ['<meta name="robots" content="noindex">'];
  const url = `${parts.publicUrl}${parts.canonicalPath}`;
  return [
    `<link rel="canonical" href="${url}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(parts.siteName)}">`,
    `<meta property="og:locale" content="${parts.locale.replace('-', '_')}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${url}">`,
    ...(parts.share ?? []).flatMap(({ path, width, height }) => [
      `<meta property="og:image" content="${parts.publicUrl}${path}">`,
      `<meta property="og:image:width" content="${width}">`,
      `<meta property="og:image:height" content="${height}">`,
      `<meta property="og:image:alt" content="${title}">`,
    ]),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="text/calendar" href="${CALENDAR_PATH}">`,
  ];
}
