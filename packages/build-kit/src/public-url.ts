/** Placeholder of the site's address in built pages; the server replaces it with PUBLIC_URL at start. */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';
