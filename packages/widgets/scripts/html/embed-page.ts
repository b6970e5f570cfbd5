import { contentSlot } from '@ministerio/build-kit/content-slots';
import { PUBLIC_URL_PLACEHOLDER } from '@ministerio/build-kit/public-url';
import { documentation } from '../elements.ts';
import { version } from '../version.ts';

/** A page for frames. */
interface Frame {
  /** Height of the frame in pixels before the widget posts its own. */
  readonly height: number;
  /** Attributes of the element. */
  readonly attributes: string;
  /** Content without script; with it, the widget's data. */
  readonly content: string;
}

/** Pages for frames, one for each widget. */
export const frames: Readonly<Record<string, Frame>> = {
  actividades: {
    height: 480,
    attributes: '',
    content: `<noscript>${contentSlot('actividades')}</noscript>`,
  },
  faq: {
    height: 520,
    attributes: `position="inline" open ${contentSlot('chat')}`,
    content: contentSlot('preguntas'),
  },
  horarios: {
    height: 640,
    attributes: '',
    content: `<noscript>${contentSlot('reuniones')}</noscript>`,
  },
  predicas: {
    height: 440,
    // A player would have no origin of its own in the frame (server rule R16): there a tap opens another tab.
    attributes: 'player="elsewhere"',
    content: `<noscript><p>Mira las prédicas en <a href="${PUBLIC_URL_PLACEHOLDER}/Inicio#predicas" target="_blank">${contentSlot('producto')}</a>.</p></noscript>`,
  },
};

/**
 * The page at /embed/{name}.
 * @param name - of one of {@link frames}.
 * @param integrity - hash of the widget's script.
 * @throws Error - the widget has no such page.
 */
export function embedPage(name: string, integrity: string): string {
  const widget = documentation.get(name);
  const frame = frames[name];
  if (!widget || !frame) throw new Error(`widgets: ${name} has no page for frames.`);
  const { tag, title } = widget;
  // Not encoded, so that the server finds its placeholder in it; a query may hold these characters.
  const address = `${PUBLIC_URL_PLACEHOLDER}/embed/${name}`;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${contentSlot('producto')}</title>
<link rel="alternate" type="application/json+oembed" href="${PUBLIC_URL_PLACEHOLDER}/oembed?url=${address}" title="${title}">
<link rel="stylesheet" href="/widgets/${version}/embed.css" crossorigin>
<script async src="/widgets/${version}/${name}.js" integrity="${integrity}" crossorigin></script>
<script type="module" src="/widgets/${version}/embed.js" crossorigin></script>
</head>
<body class="Embed">
<${tag} data-embed ${frame.attributes}>
${frame.content}
</${tag}>
</body>
</html>
`;
}
