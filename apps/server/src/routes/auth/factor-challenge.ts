import type { FactorChallenge } from '@ministerio/contract';
import type { Context } from '../../context.ts';
import { insertChallenge } from '../../db/repositories/challenges.ts';
import {
  factorsOf,
  type Passkey,
  recoveryCodesLeft,
  type StoredFactor,
} from '../../db/repositories/factors.ts';
import type { ChallengePurpose } from '../../db/schema-sign-in.ts';

const CHALLENGE_BYTES = 32;

/** The account that a challenge is for, and the session that asks for it; none at a sign-in. */
export interface Challenged {
  readonly id: number;
  readonly version: number;
  readonly jti?: string;
}

/**
 * A challenge for an account, and how to meet it: by a passkey, a code of an app, or a recovery code (R45).
 * @returns null for an account without a second factor.
 */
export async function factorChallengeFor(
  context: Context,
  account: Challenged,
  purpose: 'sign-in' | 'confirm',
): Promise<FactorChallenge | null> {
  const { store, passkeys } = context;
  const factors = await factorsOf(store, account.id);
  if (factors.length === 0) return null;
  const reto = await newChallenge(context, account, purpose);
  const known = passkeysOf(factors);
  const usable = passkeys.origin !== null && known.length > 0;
  return {
    reto,
    factores: {
      opciones: usable ? passkeys.requestOptions(reto, known) : null,
      origen: usable ? passkeys.origin : null,
      app: factors.some(({ kind }) => kind === 'totp'),
      codigos: await recoveryCodesLeft(store, account.id),
    },
  };
}

/** Makes a challenge and notes what it is bound to. @param secret - of an app that is being added, sealed. */
export async function newChallenge(
  { store, random, clock }: Context,
  { id, version, jti = '' }: Challenged,
  purpose: ChallengePurpose,
  secret: string | null = null,
): Promise<string> {
  const challenge = random.text(CHALLENGE_BYTES);
  const bond = { user_id: id, purpose, ver: version, jti, secret, issued_ms: clock() };
  await insertChallenge(store, challenge, bond);
  return challenge;
}

export function passkeysOf(factors: readonly StoredFactor[]): readonly Passkey[] {
  return factors.flatMap((factor) => (factor.kind === 'passkey' ? [factor.passkey] : []));
}
