import { pascalCase, sentenceCase } from '../name.ts';

/** The layers that the generator adds to; connected components are too different from each other to be drawn up. */
export const layers = ['composed', 'primitives'] as const;
/** Parts of the product that composed components belong to. */
export const areas = ['public', 'auth', 'member', 'admin'] as const;

/** Component to be made. */
export interface Wanted {
  /** Folder and file name, in kebab-case. */
  readonly name: string;
  readonly layer: (typeof layers)[number];
  readonly area: (typeof areas)[number];
}

export { pascalCase as componentName, sentenceCase as pageTitle };

/** The title of its stories, which is their place in Storybook's sidebar. */
export function storyTitle({ name, layer, area }: Wanted): string {
  if (layer === 'primitives') return `Primitives/${pascalCase(name)}`;
  return `Composed/${sentenceCase(area)}/${sentenceCase(name)}`;
}
