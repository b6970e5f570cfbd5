/** The layers that the generator adds to; connected components are too different from each other to be drawn up. */
export const layers = ['composed', 'primitives'] as const;
/** Parts of the product that composed components belong to. */
export const areas = ['public', 'auth', 'member', 'admin'] as const;

/** What is to be made. */
export interface Wanted {
  /** Folder and file name, in kebab-case. */
  readonly name: string;
  readonly layer: (typeof layers)[number];
  readonly area: (typeof areas)[number];
}

/** `welcome-card` as a component is called: `WelcomeCard`. */
export function componentName(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `welcome-card` as its page is called: `Welcome card`. */
export function pageTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where its stories stand in Storybook. */
export function storyTitle({ name, layer, area }: Wanted): string {
  if (layer === 'primitives') return `Primitivos/${componentName(name)}`;
  return `Composed/${pageTitle(area)}/${pageTitle(name)}`;
}
