import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** A phone's clock may be a step off. */
const WINDOW = 1;
/** As RFC 4226 recommends. */
export const APP_SECRET_BYTES = 20;

function appOf(secret: Buffer, issuer = '', label = ''): TOTP {
  const buffer = new Uint8Array(secret).buffer;
  // Parameters that every app reads; some ignore another algorithm in the address and then show wrong codes.
  return new TOTP({
    secret: new Secret({ buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    issuer,
    label,
  });
}

/**
 * The step of 30 seconds that a code of an app belongs to (TOTP, RFC 6238): now's, or the one before or after.
 * @param code - six digits.
 * @param nowMs - UTC milliseconds.
 * @returns null for a wrong code.
 */
export function appStep(secret: Buffer, code: string, nowMs: number): number | null {
  const delta = appOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_SECONDS) + delta;
}

/** Set-up of a new app. @param issuer - shown above the code, with the username. */
export function appSetUp(secret: Buffer, issuer: string, username: string) {
  const app = appOf(secret, issuer, username);
  return { secreto: app.secret.base32, uri: app.toString() };
}
