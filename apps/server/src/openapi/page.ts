import { escapeHtml } from '@ministerio/build-kit/html';
import { palette } from '@ministerio/content';
import { htmlPage } from '../http/html.ts';
import type { OpenApiDocument, Operation } from './document.ts';

/** The description of the API as a page for people. */
export function docsPage({ paths }: OpenApiDocument): string {
  const rows = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]) => rowOf(method, path, operation)),
  );
  return htmlPage(
    'API del ministerio',
    `<h1>API del ministerio</h1>
<p>Cada llamada empieza en <code>/api</code>. La descripción completa está en <a href="/api/openapi.json">openapi.json</a>.</p>
<table>
<thead><tr><th scope="col">Llamada</th><th scope="col">Qué hace</th><th scope="col">Quién</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`,
  );
}

function rowOf(method: string, path: string, { summary, security }: Operation): string {
  const who =
    security.length === 0 ? 'Cualquiera' : security.length > 1 ? 'Cualquiera, o con sesión' : 'Con sesión';
  return `<tr><td><code>${method.toUpperCase()} ${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td>${who}</td></tr>`;
}

const { papel, tinta, selva, noche, sol } = palette;

/** The stylesheet of the API's own pages, in the church's colours. */
export const docsStyle = `:root { color-scheme: light dark; --ground: ${papel}; --text: ${tinta}; --line: ${tinta}2e; --accent: ${selva}; }
@media (prefers-color-scheme: dark) { :root { --ground: ${noche}; --text: ${papel}; --line: ${papel}2e; --accent: ${sol}; } }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; }
main { max-inline-size: 64rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
a { color: var(--accent); }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0.75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
code { font-size: 0.95em; overflow-wrap: anywhere; }
form { display: grid; gap: 1rem; max-inline-size: 36rem; }
label { display: grid; gap: 0.25rem; font-weight: 600; }
input, textarea { padding: 0.6rem 0.75rem; border: 1px solid currentColor; border-radius: 0.75rem; background: transparent; color: inherit; font: inherit; }
button { justify-self: start; padding: 0.7rem 1.4rem; border: 0; border-radius: 999px; background: var(--accent); color: var(--ground); font: inherit; font-weight: 600; }
.problema { font-weight: 400; }
.sitio { position: absolute; inset-inline-start: -100vi; }
`;
