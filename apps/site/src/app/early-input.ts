import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was done in the document before the application took its place. */
export interface EarlyInput {
  readonly values: ReadonlyMap<string, string>;
  /** Name of the field with the focus. */
  readonly focused: string | null;
  /** Name of the first field of the form that was sent. */
  readonly submitted: string | null;
  /** Name of the last button that was pressed and sends nothing, such as that of the menu. */
  readonly pressed: string | null;
}

const NAMED = 'input[name], select[name], textarea[name]';

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Reads what was typed and pressed in a document's own screen. */
export function readEarlyInput(root: HTMLElement): EarlyInput {
  const controls = [...root.querySelectorAll<Control>(NAMED)];
  const pressed = root.querySelector('button[data-pressed]');
  const typed = controls.filter(({ value }) => value !== '');
  return {
    values: new Map(typed.map(({ name, value }) => [name, value])),
    focused: controls.find((control) => control === document.activeElement)?.name ?? null,
    submitted: root.querySelector<Control>('form[data-pressed] [name]')?.name ?? null,
    pressed: pressed && nameOf(pressed),
  };
}

/** React hears of a value only by its event, and only where its own setter did not see it before. */
function type(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does the same in the application's fields and buttons of those names, where its first screen has them. */
export function repeatEarlyInput(root: HTMLElement, early: EarlyInput): void {
  const { values, focused, submitted, pressed } = early;
  const find = (name: string) => root.querySelector<Control>(`[name="${CSS.escape(name)}"]`);
  for (const [name, value] of values) {
    const control = find(name);
    // A form that is sent next has to know of it.
    if (control) flushSync(() => type(control, value));
  }
  if (focused !== null) find(focused)?.focus();
  if (submitted !== null) find(submitted)?.form?.requestSubmit();
  // A phone's buttons and a desk's are both there, and some of one name.
  const isMeant = (button: Element) => nameOf(button) === pressed && button.getClientRects().length > 0;
  [...root.querySelectorAll('button')].find(isMeant)?.click();
}
