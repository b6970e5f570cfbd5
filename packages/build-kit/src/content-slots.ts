const names = ['producto', 'preguntas', 'chat', 'reuniones', 'actividades'] as const;

/** A place in the pages of the widgets' build. */
export type ContentSlot = (typeof names)[number];

/** Marks a place that the server fills with published content, because the build does not know it. */
export const contentSlot = (name: ContentSlot): string => `@contenido:${name}@`;

/**
 * Fills the places of a page.
 * @param values - HTML for each place, escaped
 */
export function fillContentSlots(page: string, values: Readonly<Record<ContentSlot, string>>): string {
  return names.reduce((filled, name) => filled.replaceAll(contentSlot(name), () => values[name]), page);
}
