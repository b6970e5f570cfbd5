/** What is known of a phone's secrets: each has a generation, one more than the one it was issued for. */
export interface PhoneGeneration {
  /** The newest generation that was presented; 0 before the first. */
  readonly presented: number;
  /** Hash of the secret of that generation; null before the first. */
  readonly presentedHash: string | null;
}

/**
 * What a secret of a phone means (R57). `advance`: a successor, presented for the first time, is answered with the next.
 * `again`: the one before, whose answer was lost as no successor of it was ever presented, is answered with one more.
 * `stolen`: any other was presented by two, so that the phone ends.
 * @param generation - the secret's.
 */
export function judgeSecret(
  { presented, presentedHash }: PhoneGeneration,
  secret: { readonly generation: number; readonly hash: string },
): 'advance' | 'again' | 'stolen' {
  if (secret.generation === presented + 1) return 'advance';
  return secret.hash === presentedHash ? 'again' : 'stolen';
}
