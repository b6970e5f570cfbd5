/** Stands for the site's address in built pages; the server replaces it by PUBLIC_URL when it starts. */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';
