/** A name for one import that nobody else has. Random bytes: `randomUUID` is not there without https. */
export function randomRun(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
