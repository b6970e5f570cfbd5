import { expect, fn, screen, waitFor } from 'storybook/test';

/**
 * Presses a key through the browser, as a person does; testing-library's events would skip what the browser itself does
 * with it.
 * @param key - as `keyboard.md` writes it: 'Enter', 'ArrowDown', 'Space', 'v', 'Shift+Enter'
 * @param target - gets the focus first; without it the key goes to what has the focus
 * @throws Error when the target is missing or takes no focus, or the key does not reach the page
 */
export type Press = (key: string, ...target: [] | [Element | null | undefined]) => Promise<void>;

interface Keys {
  readonly press: Press;
  /** Replaces the text of a field. */
  readonly fill: (field: HTMLElement, text: string) => Promise<void>;
}

/** Parameters of keyboard stories: axe checks the same states in the component's other stories. */
export const withoutAxe = { a11y: { test: 'off' } } as const;

/**
 * The play function of a keyboard story, which is a row of `keyboard.md` and named after it ('Escape: the menu').
 * Only vitest can press real keys: a story that is opened in Storybook is shown and not played.
 * @throws Error when the play never presses the key that the story is named after
 */
export function withKeys<Context extends { readonly name: string }>(
  play: (context: Context & Keys) => Promise<void>,
): (context: Context) => Promise<void> {
  return async (context) => {
    if (!('__vitest_browser__' in globalThis)) return;
    // Throws where it is imported outside of vitest.
    const { userEvent } = await import('vitest/browser');
    const pressed = new Set<string>();
    const press: Press = async (key, ...targets) => {
      for (const target of targets) focus(target);
      // Until this page has the focus, keys go to vitest's own page around it.
      if (!document.hasFocus()) window.focus();
      const arrived = fn();
      window.addEventListener('keydown', arrived, { capture: true });
      await userEvent.keyboard(spelled(key));
      window.removeEventListener('keydown', arrived, { capture: true });
      if (arrived.mock.calls.length === 0) throw new Error(`The key ${key} did not reach the page.`);
      pressed.add(key.toLowerCase());
    };
    const letLinksOut = keepLinksInside();
    try {
      await play({ ...context, press, fill: (field, text) => userEvent.fill(field, text) });
    } finally {
      letLinksOut();
    }
    const [key = ''] = context.name.split(':');
    if (!pressed.has(key.toLowerCase())) throw new Error(`'${context.name}' never presses ${key}.`);
  };
}

function spelled(key: string): string {
  if (key === 'Space') return ' ';
  const [, shifted] = /^Shift\+(.+)$/.exec(key) ?? [];
  return shifted ? `{Shift>}{${shifted}}{/Shift}` : `{${key}}`;
}

/** Storybook's page opens links in its parent, which is vitest's own page here. Undone by the result. */
function keepLinksInside(): () => void {
  const base = document.querySelector('base');
  const before = window.location.href;
  base?.setAttribute('target', '_self');
  return () => {
    base?.setAttribute('target', '_parent');
    window.history.replaceState(null, '', before);
  };
}

function focus(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) throw new Error('There is nothing to press the key on.');
  target.focus();
  if (document.activeElement !== target) throw new Error(`It takes no focus: ${target.outerHTML}`);
}

/** Puts the focus before everything on the page, so that the next Tab goes to the page's first stop. */
export function focusPageStart(): void {
  const start = document.createElement('button');
  start.addEventListener('blur', () => start.remove());
  document.body.prepend(start);
  start.focus();
}

/** Opens a question by its button and leaves it by a key; the focus has to be back on the button. */
export async function leaveQuestion(
  press: Press,
  opener: HTMLElement,
  key: 'Enter' | 'Escape',
): Promise<void> {
  await press('Enter', opener);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  await press(key);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
}

/** Skips by the page's first link to its content. */
export async function skipToContent(press: Press): Promise<void> {
  focusPageStart();
  await press('Tab');
  await expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
  await press('Enter');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
}
