import { escapeHtml, htmlPage } from '../../http/html.ts';
import type { FieldErrors } from '../../http/validate.ts';

/** What a form without script sent, as far as it is text. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * The contact form again with what was typed and what is wrong with it, for a browser that runs no script (R14).
 * @param message - what happened, in one sentence.
 */
export function formPage(message: string, values: FormValues, errors: FieldErrors = {}): string {
  const field = (name: string, label: string, control: (attributes: string, text: string) => string) => {
    const problem = errors[name];
    const described = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-problema"`;
    const note =
      problem === undefined
        ? ''
        : `<span class="problema" id="${name}-problema">${escapeHtml(problem)}</span>`;
    const value = values[name];
    const text = escapeHtml(typeof value === 'string' ? value : '');
    return `<label>${label}${control(`name="${name}" required${described}`, text)}${note}</label>`;
  };
  return htmlPage(
    'Escríbenos',
    `<h1>Escríbenos</h1>
<p role="alert">${escapeHtml(message)}</p>
<form method="post" action="/api/contactanos">
${field('nombre', 'Nombre', (attributes, text) => `<input ${attributes} autocomplete="name" maxlength="100" value="${text}">`)}
${field('email', 'Correo electrónico', (attributes, text) => `<input ${attributes} type="email" autocomplete="email" maxlength="254" value="${text}">`)}
${field('mensaje', 'Mensaje', (attributes, text) => `<textarea ${attributes} rows="8" maxlength="4000">\n${text}</textarea>`)}
<label class="sitio" aria-hidden="true">Sitio<input name="sitio" tabindex="-1" autocomplete="off"></label>
<button>Enviar mensaje</button>
</form>
<p><a href="/Contactanos">Volver</a></p>`,
  );
}
