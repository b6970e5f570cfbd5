/** Longest e-mail address that is accepted, in characters. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * The spec's rule (section 5): text, one @, a dot in the domain, no spaces. The parts of the domain exclude the
 * dot that parts them, so the time to match stays proportional to the length.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a value is a text that the spec takes for an e-mail address; spaces around it are not forgiven. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(value);
}
