/** The folders of the reference pictures, from the repository's root. */
export const BASELINES = 'packages/{ui,screens}/baselines';

/** The two frames in which a story is photographed: width in CSS pixels, and theme. */
export const frames = {
  phone: { width: 360, theme: 'dark' },
  desk: { width: 1280, theme: 'light' },
} as const;

/** Name of a frame. */
export type Frame = keyof typeof frames;

/** Tags that ask for a picture: in both frames, or in one of them. */
export const pictureTags = ['picture', 'picture:phone', 'picture:desk'];

/** The frames that a story's tags ask for. */
export const framesOf = (tags: readonly string[]): Frame[] =>
  (Object.keys(frames) as Frame[]).filter(
    (frame) => tags.includes('picture') || tags.includes(`picture:${frame}`),
  );

/**
 * Name of a picture: `ui/admin-data-table/default-desk-light`.
 * @param storyId - as in Storybook's address: `composed-admin-data-table--default`
 */
export function pictureName(storyId: string, frame: Frame): string {
  const folder = storyId.startsWith('pantallas-') ? 'screens' : 'ui';
  const path = storyId.replace(/^(composed|pantallas)-/, '').replace('--', '/');
  return `${folder}/${path}-${frame}-${frames[frame].theme}`;
}

/** File of a picture, from the repository's root: `packages/ui/baselines/admin-data-table/default-desk-light.png`. */
export const pictureFile = (name: string): string => `packages/${name.replace('/', '/baselines/')}.png`;
