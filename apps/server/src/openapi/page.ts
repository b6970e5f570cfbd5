import { escapeHtml, htmlPage } from '../http/html.ts';
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
