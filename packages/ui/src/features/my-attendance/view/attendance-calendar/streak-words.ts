/**
 * How long a member has come without a break, in words.
 * @param weeks - whole weeks in a row with at least one attendance.
 */
export function streakWords(weeks: number): string {
  if (weeks === 0) return 'Esta semana puede empezar tu racha.';
  return weeks === 1 ? '1 semana seguida' : `${weeks} semanas seguidas`;
}
