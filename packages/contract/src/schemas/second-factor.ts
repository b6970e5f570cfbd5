import * as z from 'zod/mini';
import { cleanLine } from '../domain/text/plain-text.ts';

/** Random text of a challenge, in base64url. */
export const reto = z.string().check(z.regex(/^[\w-]{43}$/));

/** Six digits of an app or a recovery code, as typed: spaces, dashes and case do not matter. */
export const factorCode = z
  .string()
  .check(
    z.overwrite(cleanLine),
    z.minLength(1, 'Escribe el código'),
    z.maxLength(40, 'El código no es correcto.'),
  );

const binary = z.string().check(z.regex(/^[\w-]*$/));
const transports = z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10));

/** Answer of a passkey without its response. */
const answer = z.object({
  id: binary.check(z.minLength(1), z.maxLength(1400)),
  rawId: binary.check(z.minLength(1), z.maxLength(1400)),
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
});

/** Answer of a passkey at sign-in: WebAuthn's `AuthenticationResponseJSON`. */
export const assertion = z.extend(answer, {
  response: z.object({
    clientDataJSON: binary.check(z.maxLength(4000)),
    authenticatorData: binary.check(z.maxLength(4000)),
    signature: binary.check(z.maxLength(4000)),
    userHandle: z.optional(binary.check(z.maxLength(200))),
  }),
});

/** Answer of a new passkey: WebAuthn's `RegistrationResponseJSON`. */
export const registration = z.extend(answer, {
  response: z.object({
    clientDataJSON: binary.check(z.maxLength(4000)),
    attestationObject: binary.check(z.maxLength(8000)),
    transports: z.optional(transports),
  }),
});

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(transports),
});

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, as far as it is used. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(credential),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`, as far as it is used. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.optional(z.boolean()),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
  timeout: z.number(),
});

/** Proofs of an account beside the password (R45). */
export const factorWays = z.object({
  /** For the browser; null for an account without passkeys, or where the site's address allows none. */
  opciones: z.nullable(requestOptions),
  /** Address at which the account's passkeys work, such as `https://jovenes.example`; null as above. */
  origen: z.nullable(z.string()),
  /** Whether the account has an app that shows codes. */
  app: z.boolean(),
  /** Recovery codes that are left. */
  codigos: z.int(),
});

/** A challenge, good once within five minutes, and how to meet it. 401 `second_factor_required` carries one. */
export const factorChallenge = z.object({ reto: z.string(), factores: factorWays });

/** A challenge, and how to meet it. */
export type FactorChallenge = z.output<typeof factorChallenge>;
