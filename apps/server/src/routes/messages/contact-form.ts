import { escapeHtml } from '@ministerio/build-kit/html';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { htmlPage } from '../../http/html.ts';
import { Problem } from '../../http/problem.ts';
import type { FieldErrors } from '../../http/validate.ts';

/** Fields of a form sent without script. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * The contact form with the typed values and their errors, for a browser without script (R14).
 * @param head - the title of the form, as published, and one sentence below it.
 */
export function formPage(
  { title, message }: { readonly title: string; readonly message: string },
  values: FormValues,
  errors: FieldErrors = {},
): string {
  const field = (
    name: string,
    label: string,
    isRequired: boolean,
    control: (attributes: string, text: string) => string,
  ) => {
    const problem = errors[name];
    const described = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problema"`;
    const note =
      problem === undefined
        ? ''
        : `<span class="problema" id="${name}-problema">${escapeHtml(problem)}</span>`;
    const value = values[name];
    const text = escapeHtml(typeof value === 'string' ? value : '');
    return `<label>${label}${control(`name="${name}"${isRequired ? ' required' : ''}${described}`, text)}${note}</label>`;
  };
  return htmlPage(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p role="alert">${escapeHtml(message)}</p>
<form method="post" action="/api/contactanos">
${field('nombre', 'Nombre', true, (attributes, text) => `<input ${attributes} autocomplete="name" maxlength="100" value="${text}">`)}
${field('whatsapp', 'Tu WhatsApp', false, (attributes, text) => `<input ${attributes} type="tel" autocomplete="tel" maxlength="32" value="${text}">`)}
${field('email', 'O tu correo electrónico', false, (attributes, text) => `<input ${attributes} type="email" autocomplete="email" maxlength="254" value="${text}">`)}
${field('mensaje', 'Mensaje', true, (attributes, text) => `<textarea ${attributes} rows="8" maxlength="4000">\n${text}</textarea>`)}
<label class="sitio" aria-hidden="true">Sitio<input name="sitio" tabindex="-1" autocomplete="off"></label>
<button>Enviar mensaje</button>
</form>
<p><a href="/Contactanos">Volver</a></p>`,
  );
}

const FORM = 'application/x-www-form-urlencoded';

/** Whether a request was sent by the plain form, without script. */
export function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith(FORM) ?? false;
}

/**
 * Lets one scope read forms, from our own pages only (R14).
 * @param origin - of our own pages; null where it is not known.
 */
export function acceptForms(app: FastifyInstance, origin: string | null): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (!isFromOurPages(request, origin)) return done(new Problem('cross_site'));
    done(null, Object.fromEntries(new URLSearchParams(body.toString())));
  });
}

function isFromOurPages({ headers }: FastifyRequest, origin: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin !== null && headers.origin === origin;
}
