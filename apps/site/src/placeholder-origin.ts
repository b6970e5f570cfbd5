/** Stands for the site's address in prerendered pages; the server puts PUBLIC_URL in its place at start. */
export const PLACEHOLDER_ORIGIN = 'https://public-url.invalid';
