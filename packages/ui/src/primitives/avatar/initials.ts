/** Up to two initials of a name: first and last word, accents kept; '?' for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = chosen.map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase('es') || '?';
}

/** A pane of glass (1..6) that a name keeps on every screen and device. */
export function paneOf(name: string): number {
  let sum = 0;
  for (const character of name.trim().toLocaleLowerCase('es')) {
    sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  }
  return (sum % 6) + 1;
}
