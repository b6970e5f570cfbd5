/** Takes what the tab kept as texts by name, if it is that; null where there is none. */
export function acceptTexts(stored: unknown): Readonly<Record<string, string>> | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const texts = Object.entries(stored).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}
