import { storyTitle, type Wanted } from './names.ts';

/** The list of states that are photographed. */
export const pictureList = 'e2e/storybook/pictures/list.ts';

/**
 * Puts a component's first state into the list of pictures, in alphabetical order.
 * @param text - the list as it stands.
 */
export function withPicture(text: string, wanted: Wanted): string {
  const title = storyTitle(wanted);
  const line = `\n  '${title}': ['Default'],`;
  const titles = [...text.matchAll(/\n {2}'(Composed\/[^']+)':/g)];
  const next = titles.find(([, other = '']) => other > title);
  const at = next?.index ?? text.lastIndexOf('\n};');
  return text.slice(0, at) + line + text.slice(at);
}
