/** How far another team may rely on a component. */
export const statuses = {
  stable: 'Kept: a change of its props is announced in the changelog and waits for a major version.',
  new: 'Ready to use; its props may still change in a minor version.',
  internal: 'A part of this product; other teams should not import it.',
} as const;

/** A status, which is also the Storybook tag that sets it; without a tag a component is stable. */
export type Status = keyof typeof statuses;

/** The status that a component's tags give it. */
export function statusOf(tags: readonly string[]): Status {
  if (tags.includes('internal')) return 'internal';
  return tags.includes('new') ? 'new' : 'stable';
}
