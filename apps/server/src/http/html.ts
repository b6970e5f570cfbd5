import { escapeHtml } from '@ministerio/build-kit/html';

/** A whole page of the API's own: no script, one stylesheet (R12). @param body - HTML, already escaped. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api/docs/estilo.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
