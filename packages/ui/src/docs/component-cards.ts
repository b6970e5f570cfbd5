/** A component with the pictures of one of its stories. */
interface Card {
  /** `Button` of `primitives-button`. */
  readonly name: string;
  /** `primitives`, or the group inside `Composed`, such as `admin`. */
  readonly group: string;
  /** Id of the component's usage page. */
  readonly page: string;
  readonly light: string | undefined;
  /** The light one where there is no dark one. */
  readonly dark: string | undefined;
}

const pictures = import.meta.glob<string>('../../baselines/**/*-{desk-light,phone-dark}.png', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** With a capital first letter. */
export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A component's cover is its story 'Default', or else its first. */
function coverOf(folder: string, frame: 'desk-light' | 'phone-dark'): string | undefined {
  const paths = Object.keys(pictures).filter(
    (path) => path.includes(`/${folder}/`) && path.endsWith(`-${frame}.png`),
  );
  const cover = paths.find((path) => path.endsWith(`/default-${frame}.png`)) ?? paths.sort()[0];
  return cover && pictures[cover];
}

function cardOf(folder: string): Card {
  const [group = '', ...words] = folder.split('-');
  const light = coverOf(folder, 'desk-light');
  return {
    name: capitalized(words.join(' ')),
    group,
    // Names of pictures leave out 'composed', the group of most components.
    page: `${/^(primitives|connected)-/.test(folder) ? '' : 'composed-'}${folder}--usage`,
    light,
    dark: coverOf(folder, 'phone-dark') ?? light,
  };
}

const folders = new Set(Object.keys(pictures).map((path) => path.split('/').at(-2) ?? ''));

/** Every component of which there are pictures, by name of its folder. */
export const cards: readonly Card[] = [...folders].sort().map(cardOf);
