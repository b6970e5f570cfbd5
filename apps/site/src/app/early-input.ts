type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was done in a form of the document before the application took its place. */
export interface EarlyInput {
  readonly values: ReadonlyMap<string, string>;
  /** Name of the field with the focus. */
  readonly focused: string | null;
  /** Whether its button was pressed. */
  readonly isSubmitted: boolean;
}

const NAMED = 'input[name], select[name], textarea[name]';

/** Reads what was typed into the fields of a document's own form. */
export function readEarlyInput(root: HTMLElement): EarlyInput {
  const controls = [...root.querySelectorAll<Control>(NAMED)];
  const typed = controls.filter(({ value }) => value !== '');
  return {
    values: new Map(typed.map(({ name, value }) => [name, value])),
    focused: controls.find((control) => control === document.activeElement)?.name ?? null,
    isSubmitted: root.querySelector('form[data-pressed]') !== null,
  };
}

/** React hears of a value only by its event, and only where its own setter did not see it before. */
function type(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does the same in the application's fields of those names, where its first screen has them. */
export function repeatEarlyInput(root: HTMLElement, { values, focused, isSubmitted }: EarlyInput): void {
  const find = (name: string) => root.querySelector<Control>(`[name="${CSS.escape(name)}"]`);
  for (const [name, value] of values) {
    const control = find(name);
    if (control) type(control, value);
  }
  if (focused !== null) find(focused)?.focus();
  if (isSubmitted) root.querySelector('form')?.requestSubmit();
}
