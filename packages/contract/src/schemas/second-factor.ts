import { z } from 'zod';

/** Random text of a challenge, in base64url. */
export const reto = z.string().regex(/^[\w-]{43}$/);

/** Six digits of an app or a recovery code, as typed: spaces, dashes and case do not matter. */
export const factorCode = z.string().trim().min(1, 'Escribe el código').max(40, 'El código no es correcto.');

const binary = z.string().regex(/^[\w-]*$/);
const transports = z.array(z.string().max(32)).max(10);

/** What a passkey answers at sign-in: WebAuthn's `AuthenticationResponseJSON`. */
export const assertion = z.object({
  id: binary.min(1).max(1400),
  rawId: binary.min(1).max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: binary.max(4000),
    authenticatorData: binary.max(4000),
    signature: binary.max(4000),
    userHandle: binary.max(200).optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});

/** What a new passkey answers: WebAuthn's `RegistrationResponseJSON`. */
export const registration = z.object({
  id: binary.min(1).max(1400),
  rawId: binary.min(1).max(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: binary.max(4000),
    attestationObject: binary.max(8000),
    transports: transports.optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: transports.optional(),
});

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, as far as it is used. */
const requestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    allowCredentials: z.array(credential),
    timeout: z.number(),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'OpcionesDeLlave' });

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`, as far as it is used. */
export const creationOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    excludeCredentials: z.array(credential),
    authenticatorSelection: z.object({
      residentKey: z.literal('preferred'),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
    timeout: z.number(),
  })
  .meta({ id: 'OpcionesDeLlaveNueva' });

/** What an account may prove itself with, beside the password (R45). */
export const factorWays = z
  .object({
    /** For the browser; null for an account without passkeys, or where the site's address allows none. */
    opciones: requestOptions.nullable(),
    /** Address at which the account's passkeys work, such as `https://jovenes.example`; null as above. */
    origen: z.string().nullable(),
    /** Whether the account has an app that shows codes. */
    app: z.boolean(),
    /** Recovery codes that are left. */
    codigos: z.int(),
  })
  .meta({ id: 'FormasDeSegundoFactor' });

/** A challenge, good once within five minutes, and how to meet it. 401 `second_factor_required` carries one. */
export const factorChallenge = z
  .object({ reto: z.string(), factores: factorWays })
  .meta({ id: 'RetoDeSegundoFactor' });

/** A challenge, and how to meet it. */
export type FactorChallenge = z.output<typeof factorChallenge>;
