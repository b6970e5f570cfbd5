import { contentSlot } from '@ministerio/build-kit/content-slots';
import { escapeHtml } from '@ministerio/build-kit/html';
import { PUBLIC_URL_PLACEHOLDER } from '@ministerio/build-kit/public-url';
import { palette } from '@ministerio/content';
import type { DescribedAttribute, WidgetDocumentation } from '../../src/elements/documentation.ts';
import { documentation } from '../elements.ts';
import { version } from '../version.ts';
import { frames } from './embed-page.ts';

const listInSpanish = new Intl.ListFormat('es');

/** The page at /widgets/: every widget with a form for its attributes and the lines to copy. */
export function widgetsPage(): string {
  const sections = [...documentation].map(([name, widget]) => section(name, widget)).join('\n');
  const phrases = listInSpanish.format([...documentation.values()].map(({ phrase }) => phrase));
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Widgets · ${contentSlot('producto')}</title>
<meta name="description" content="${phrases.charAt(0).toUpperCase()}${phrases.slice(1)} de ${contentSlot('producto')} en cualquier página, con una línea.">
<link rel="canonical" href="${PUBLIC_URL_PLACEHOLDER}/widgets/">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/widgets/${version}/page.css">
<script async src="/widgets/${version}/todo.js"></script>
<script type="module" src="/widgets/${version}/page.js"></script>
</head>
<body data-origin="${PUBLIC_URL_PLACEHOLDER}">
<header class="Head"><div class="Inner">
<p class="Eyebrow"><a href="/Inicio">${contentSlot('producto')}</a></p>
<h1 class="Title">Widgets</h1>
<p class="Lead">Lleva a tu página ${phrases}. Elige cómo se ven, copia dos líneas y pégalas donde quieras mostrarlas: en WordPress, en Google Sites o en una página hecha a mano.</p>
</div></header>
<main class="Main">
${sections}
</main>
</body>
</html>
`;
}

function section(name: string, { tag, title, summary, attributes }: WidgetDocumentation): string {
  const height = frames[name]?.height;
  const fields = Object.entries(attributes).map(([key, attribute]) =>
    field(`${name}-${key}`, key, attribute),
  );
  return `<section class="Widget" aria-label="Configurar: ${title}">
<div class="WidgetHead"><h2 class="WidgetTitle" id="${name}">${title}</h2><p>${summary}</p></div>
<div class="Work">
<form class="Form" data-widget="${name}" data-tag="${tag}" data-title="${title}"${height ? ` data-height="${height}"` : ''}>
${fields.join('\n')}
<button type="reset" class="Button Quiet">Volver al principio</button>
</form>
<div class="Preview">
${'position' in attributes ? `<p class="Muted">Aquí se muestra dentro de la página, para no tapar nada; en la tuya queda en el lugar que elijas.</p><${tag} position="inline"></${tag}>` : `<${tag}></${tag}>`}
${code('Para pegar en la página', 'element')}
${height ? code('Si la página no admite scripts', 'frame') : ''}
</div>
</div>
</section>`;
}

function code(title: string, kind: 'element' | 'frame'): string {
  return `<div class="Code"><h3 class="Label">${title}</h3><pre class="Snippet" data-snippet="${kind}" tabindex="0" aria-label="${title}"></pre><button type="button" class="Button" data-copy>Copiar</button></div>`;
}

/** Form field for one attribute of a widget. @param id - unique in the page. */
function field(id: string, name: string, attribute: DescribedAttribute): string {
  const description = escapeHtml(attribute.description);
  // A reader who only chooses reads the word; one who writes the line finds the attribute beside it.
  const label = `${escapeHtml(attribute.label)} <code>${name}</code>`;
  const shared = `id="${id}" name="${name}" class="Control" aria-describedby="${id}-ayuda" data-default="${escapeHtml(String(attribute.default ?? ''))}"`;
  if (attribute.type === 'flag') {
    return `<div class="Field"><label class="Check"><input type="checkbox" id="${id}" name="${name}" aria-describedby="${id}-ayuda"><span>${label}</span></label><p class="Muted" id="${id}-ayuda">${description}</p></div>`;
  }
  return `<div class="Field"><label class="Label" for="${id}">${label}</label>${control(attribute, shared)}<p class="Muted" id="${id}-ayuda">${description}</p></div>`;
}

function control(
  { options, optionLabels = {}, range, type, default: value }: DescribedAttribute,
  shared: string,
): string {
  if (options) {
    const choices = options.map((one) => `<option value="${one}">${optionLabels[one] ?? one}</option>`);
    return `<select ${shared}>${choices.join('')}</select>`;
  }
  if (range) return `<input type="number" min="${range[0]}" max="${range[1]}" value="${value}" ${shared}>`;
  return `<input type="text" inputmode="${type === 'address' ? 'url' : 'text'}" placeholder="${type === 'address' ? 'https://' : palette.selva.toLowerCase()}" autocomplete="off" spellcheck="false" ${shared}>`;
}
