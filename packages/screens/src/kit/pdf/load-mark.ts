/**
 * Fetches the picture for the head of a document.
 * @param url - a PNG file of this site; undefined where the app has none.
 * @returns its bytes; null where it cannot be had, as a document is worth more than its mark.
 */
export async function loadMark(url: string | undefined): Promise<Uint8Array | null> {
  if (url === undefined) return null;
  try {
    const response = await fetch(url);
    if (!response.ok || response.headers.get('content-type') !== 'image/png') return null;
    return new Uint8Array(await response.arrayBuffer());
  } catch {
    return null;
  }
}
