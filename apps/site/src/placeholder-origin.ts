/** Placeholder of the site's address in prerendered pages; the server replaces it by PUBLIC_URL at start. */
export const PLACEHOLDER_ORIGIN = 'https://public-url.invalid';
