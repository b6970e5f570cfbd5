import './page.css';
import { type Choices, frameSnippet, snippet } from './snippet.ts';

/** The page on which a church tries each widget, chooses its attributes and copies the snippet for its own page. */
const origin = document.body.dataset.origin?.includes('.invalid')
  ? location.origin
  : (document.body.dataset.origin ?? location.origin);

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-widget]')) configure(form);

function configure(form: HTMLFormElement): void {
  const { widget = '', tag = '', title = '', height } = form.dataset;
  const section = form.closest('section');
  const preview = section?.querySelector(tag);
  const shown = section?.querySelector<HTMLElement>('[data-snippet="element"]');
  const frame = section?.querySelector<HTMLElement>('[data-snippet="frame"]');

  function show() {
    const choices = chosen(form);
    for (const { name } of fields(form)) {
      // The page shows it inline: in the window's corner it would lie on the forms.
      if (name === 'position') continue;
      const value = choices.get(name);
      if (value === undefined) preview?.removeAttribute(name);
      else if (preview?.getAttribute(name) !== value) preview?.setAttribute(name, value);
    }
    if (shown) shown.textContent = snippet(origin, widget, tag, choices);
    if (frame) frame.textContent = frameSnippet(origin, widget, title, frameChoices(choices), Number(height));
  }

  form.addEventListener('input', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The fields are reset only after this event.
  form.addEventListener('reset', () => setTimeout(show));
  preview?.addEventListener('ministerio-toggle', () => {
    const open = form.elements.namedItem('open');
    if (open instanceof HTMLInputElement) open.checked = preview.hasAttribute('open');
    show();
  });
  for (const button of section?.querySelectorAll<HTMLButtonElement>('[data-copy]') ?? []) copyOnClick(button);
  show();
}

type Field = HTMLInputElement | HTMLSelectElement;

function fields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field => field instanceof HTMLInputElement || field instanceof HTMLSelectElement,
  );
}

/** Values that differ from the defaults. */
function chosen(form: HTMLFormElement): Choices {
  const choices = new Map<string, string>();
  for (const field of fields(form)) {
    const isFlag = field instanceof HTMLInputElement && field.type === 'checkbox';
    if (isFlag && field.checked) choices.set(field.name, '');
    else if (!isFlag && field.value && field.value !== field.dataset.default)
      choices.set(field.name, field.value);
  }
  return choices;
}

/** Without the attributes that a frame's page sets itself. */
function frameChoices(choices: Choices): Choices {
  return new Map(
    [...choices].filter(([name]) => !['position', 'open', 'player', 'api', 'chat'].includes(name)),
  );
}

function copyOnClick(button: HTMLButtonElement): void {
  const label = button.textContent;
  button.addEventListener('click', async () => {
    const text = button.parentElement?.querySelector('[data-snippet]')?.textContent ?? '';
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    button.textContent = copied ? 'Copiado' : 'Selecciona el texto y cópialo';
    setTimeout(() => (button.textContent = label), 3000);
  });
}
