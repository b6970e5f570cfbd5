import type { factorProof } from '@ministerio/contract';
import { textKey } from '@ministerio/contract/domain';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { StoreTransaction } from '../../db/database.ts';
import { readChallenge, spendChallenge } from '../../db/repositories/challenges.ts';
import { factorsOf, spendFactor, spendRecoveryCode } from '../../db/repositories/factors.ts';
import { type Credentials, credentialsById } from '../../db/repositories/users.ts';
import type { Account } from '../../http/account.ts';
import { type Audit, auditedTransaction } from '../../http/audit.ts';
import { fieldProblem, Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { appStep } from '../../security/code-app.ts';
import { plainCode } from '../../security/factor-secrets.ts';
import { networksOf } from '../../security/network.ts';

type Proof = z.output<typeof factorProof>;

/** Purpose of a proof; a challenge of another purpose, account or session is none. */
export type ProofFor =
  | { readonly purpose: 'sign-in' }
  | { readonly purpose: 'confirm'; readonly account: Account };

/** Uses a proof up in the transaction: false where another request has used it first. */
type Use = (transaction: StoreTransaction, audit: Audit, nowMs: number) => Promise<boolean>;

/**
 * Makes sure that the account's person holds a second factor (R45), at the pace of a login (R2). Each challenge, step of an
 * app and recovery code works once.
 * @returns the account.
 * @throws Problem - 403 `wrong_code` or `wrong_passkey`, 409 `challenge_expired`, 429.
 */
export async function proveFactor(
  context: Context,
  wanted: ProofFor,
  proof: Proof,
  request: FastifyRequest,
): Promise<Credentials> {
  const user = await challengedUser(context, wanted, proof.reto);
  await context.trail.watch(user.id, () => useProof(context, user, proof, request));
  return user;
}

async function useProof(
  context: Context,
  user: Credentials,
  proof: Proof,
  request: FastifyRequest,
): Promise<void> {
  const { limits } = context;
  const networks = networksOf(request.ip);
  const claim = { nameKey: textKey(user.username), networks };
  refuseWhileWaiting(await limits.login.wait(claim));
  if (proof.codigo !== undefined) {
    // Counted before it is looked at: simultaneous guesses get no more tries than those one after another.
    for (const { name, allowance } of networks) {
      refuseWhileWaiting(await limits.factorCodes.take(`${user.id}\0${name}`, allowance));
    }
  }
  const wrong = () =>
    proof.codigo === undefined ? new Problem('wrong_passkey') : fieldProblem('wrong_code', 'codigo');
  try {
    const use = await spendingOf(context, user, proof);
    if (use === null) throw wrong();
    await auditedTransaction(context, { account: user, request }, async (transaction, audit, nowMs) => {
      if (!(await spendChallenge(transaction, proof.reto))) throw new Problem('challenge_expired');
      if (!(await use(transaction, audit, nowMs))) throw wrong();
    });
  } catch (error) {
    if (error instanceof Problem && error.code !== 'challenge_expired') await limits.login.failed(claim);
    throw error;
  }
  await limits.login.succeeded(claim);
}

/** The account of a good challenge. */
async function challengedUser(
  { store, clock }: Context,
  wanted: ProofFor,
  challenge: string,
): Promise<Credentials> {
  const found = await readChallenge(store, challenge, wanted.purpose, clock());
  if (found === null) throw new Problem('challenge_expired');
  if (wanted.purpose === 'confirm') {
    const { id, jti } = wanted.account;
    if (found.userId !== id || found.jti !== jti) throw new Problem('challenge_expired');
  }
  const user = await credentialsById(store, found.userId);
  // A new password, or the end of the sessions, ends it too.
  if (user === null || user.version !== found.version) throw new Problem('challenge_expired');
  return user;
}

/** @returns null for a wrong proof. */
async function spendingOf(
  { store, clock, passkeys, factorSecrets }: Context,
  user: Credentials,
  { reto, codigo, asercion }: Proof,
): Promise<Use | null> {
  const factors = await factorsOf(store, user.id);
  if (asercion !== undefined) {
    const factor = factors.find((one) => one.kind === 'passkey' && one.passkey.credentialId === asercion.id);
    if (factor?.kind !== 'passkey') return null;
    const counter = await passkeys.counterAfter(withoutUndefined(asercion), reto, factor.passkey);
    if (counter === null) return null;
    return (transaction, _audit, nowMs) => spendFactor(transaction, factor.id, counter, nowMs);
  }
  const code = plainCode(codigo ?? '');
  if (/^\d{6}$/.test(code)) {
    for (const factor of factors) {
      const secret = factor.kind === 'totp' ? factorSecrets.open(factor.secret, user.id) : null;
      const step = secret === null ? null : appStep(secret, code, clock());
      if (step !== null)
        return (transaction, _audit, nowMs) => spendFactor(transaction, factor.id, step, nowMs);
    }
    return null;
  }
  if (factors.length === 0) return null;
  return async (transaction, audit) => {
    const isUsed = await spendRecoveryCode(transaction, user.id, factorSecrets.hashOf(code, user.id));
    if (isUsed) await audit({ action: 'recovery_code_used', entity: 'user', entityId: user.id });
    return isUsed;
  };
}

/** The library's types have no `undefined` where a field may be absent. */
function withoutUndefined({
  response: { userHandle, ...response },
  ...assertion
}: NonNullable<Proof['asercion']>) {
  return { ...assertion, response: userHandle === undefined ? response : { ...response, userHandle } };
}
