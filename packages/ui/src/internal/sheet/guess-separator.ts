const SEPARATORS = [';', ',', '\t', '|'] as const;

/** What parts the cells of a CSV file: the separator that its first row has most of, outside quotes. */
export function guessSeparator(text: string): string {
  const counts = new Map<string, number>();
  let quoted = false;
  let begun = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    const ends = !quoted && (letter === '\n' || letter === '\r');
    if (ends && begun) break;
    begun ||= !ends;
    if (!quoted) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  const most = Math.max(...SEPARATORS.map((separator) => counts.get(separator) ?? 0));
  return SEPARATORS.find((separator) => counts.get(separator) === most) ?? ',';
}
