/** Parts as a list in a sentence: 'uno', 'uno y dos', 'uno, dos y tres'; empty for none. */
export function listWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} y ${last}` : last;
}
