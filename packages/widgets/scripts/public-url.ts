/** What built pages carry where the server puts its public address (docs/architecture.md). */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid';
