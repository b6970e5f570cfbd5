/** Maximum length of an e-mail address. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * The spec's rule (section 5): one @, a dot in the domain, no spaces. The labels of the domain exclude the dot, so
 * matching takes linear time.
 */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a value is an e-mail address by the spec's rule; surrounding spaces are not allowed. */
export function isEmail(value: unknown): value is string {
  return typeof value === 'string' && value.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(value);
}
