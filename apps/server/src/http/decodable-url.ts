/**
 * A request's address as the router can read it. One whose path cannot be decoded leads to the 404 of its part,
 * which the router would not answer in our words.
 */
export function decodableUrl(url: string): string {
  // Only a path with an escape can be a broken one.
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?')[0] ?? url);
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/%25' : '/%25';
  }
}
