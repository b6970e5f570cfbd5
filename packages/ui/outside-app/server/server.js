import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { FaqWidget } from '@ministerio/ui/composed/faq-widget';
import { Button } from '@ministerio/ui/primitives/button';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const questions = [{ id: 'parking', question: '¿Hay estacionamiento?', answer: 'Sí, al lado del templo.' }];

const page = h(
  'html',
  { lang: 'es' },
  h('head', null, h('title', null, 'Otra página'), h('link', { rel: 'stylesheet', href: '/ui/styles.css' })),
  h(
    'body',
    null,
    h(Button, null, 'Guardar'),
    h(FaqWidget, { entries: questions, chat: { href: '/chat' }, defaultOpen: true }),
  ),
);

const server = createServer(async ({ url = '/' }, response) => {
  if (url.startsWith('/ui/')) {
    // Style sheets and fonts are files of the package: copy them to where yours are, or serve them from it.
    const file = import.meta.resolve(`@ministerio/ui/${url.slice('/ui/'.length)}`);
    response.setHeader('Content-Type', url.endsWith('.css') ? 'text/css' : 'font/woff2');
    response.end(await readFile(new URL(file)));
    return;
  }
  response.setHeader('Content-Type', 'text/html');
  renderToPipeableStream(page).pipe(response);
});
server.listen(Number(process.env.PORT ?? 3000), () =>
  console.log(`http://localhost:${server.address().port}`),
);
