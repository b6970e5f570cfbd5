import { escapeHtml } from '@ministerio/build-kit/html';
import { PUBLIC_URL_PLACEHOLDER } from '@ministerio/build-kit/public-url';
import { church, faq } from '@ministerio/content';
import { documentation } from '../../src/elements/documentation.ts';
import { version } from '../version.ts';

/** Widgets that also come as a page for frames. */
export type EmbedName = 'faq' | 'predicas';

/** Content without script; with it, the widget's data. */
const contents: Readonly<Record<EmbedName, () => string>> = {
  faq: () =>
    faq
      .map(
        ({ question, answer, link }) =>
          `<details><summary>${escapeHtml(question)}</summary><p>${escapeHtml(answer)}${link ? ` <a href="${escapeHtml(link.href)}" target="_blank" rel="noopener noreferrer">${escapeHtml(link.label)}</a>` : ''}</p></details>`,
      )
      .join('\n'),
  predicas: () =>
    `<noscript><p>Mira las prédicas en <a href="${PUBLIC_URL_PLACEHOLDER}/Inicio#predicas" target="_blank">${escapeHtml(church.product)}</a>.</p></noscript>`,
};

/** A player would have no origin of its own in the frame (server rule R16): there a tap opens another tab. */
const settings: Readonly<Record<EmbedName, string>> = {
  faq: 'position="inline" open',
  predicas: 'player="elsewhere"',
};

/**
 * The page at /embed/{name}.
 * @param integrity - hash of the widget's script.
 */
export function embedPage(name: EmbedName, integrity: string): string {
  const { tag, title } = documentation[name];
  // Not encoded, so that the server finds its placeholder in it; a query may hold these characters.
  const address = `${PUBLIC_URL_PLACEHOLDER}/embed/${name}`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(church.product)}</title>
<link rel="alternate" type="application/json+oembed" href="${PUBLIC_URL_PLACEHOLDER}/oembed?url=${address}" title="${title}">
<link rel="stylesheet" href="/widgets/${version}/embed.css" crossorigin>
<script async src="/widgets/${version}/${name}.js" integrity="${integrity}" crossorigin></script>
<script type="module" src="/widgets/${version}/embed.js" crossorigin></script>
</head>
<body class="Embed">
<${tag} data-embed ${settings[name]}>
${contents[name]()}
</${tag}>
</body>
</html>
`;
}
