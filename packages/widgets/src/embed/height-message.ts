/** Higher than any widget: a larger number is a mistake or an attack. */
const MAX_PX = 4000;

/**
 * Reads the height from a frame's message.
 * @returns pixels, or `undefined` for any other message.
 */
export function heightFrom(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return undefined;
  const { type, height } = data;
  const isOurs = type === 'ministerio:height' && typeof height === 'number';
  return isOurs && height > 0 && height <= MAX_PX ? Math.ceil(height) : undefined;
}
