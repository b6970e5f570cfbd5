import { waitFor, within } from 'storybook/test';

/** Queries inside a widget's shadow root, once it has been drawn. */
export async function inside(canvas: HTMLElement, tag: string) {
  const ground = await waitFor(() => {
    const found = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('div');
    if (!found) throw new Error(`<${tag}> has not been drawn.`);
    return found;
  });
  return within(ground);
}
