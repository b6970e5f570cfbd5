import { addFactor, listFactors, removeFactor, requestChallenge } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { StoreTransaction } from '../../db/database.ts';
import { databaseFailure } from '../../db/errors.ts';
import { readChallenge, spendChallenge } from '../../db/repositories/challenges.ts';
import { endOtherConfirmations } from '../../db/repositories/confirmations.ts';
import {
  deleteFactor,
  factorsOf,
  hasFactor,
  insertApp,
  insertPasskey,
  liftFactors,
  recoveryCodesLeft,
  replaceRecoveryCodes,
} from '../../db/repositories/factors.ts';
import { lockUser } from '../../db/repositories/users.ts';
import type { ChallengePurpose } from '../../db/schema-sign-in.ts';
import type { Account } from '../../http/account.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { fieldProblem, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { APP_SECRET_BYTES, appSetUp, appStep } from '../../security/code-app.ts';
import { plainCode } from '../../security/factor-secrets.ts';
import { requireConfirmation } from './confirm-identity.ts';
import { factorChallengeFor, newChallenge, passkeysOf } from './factor-challenge.ts';

/** More than anybody has at hand; a script that runs wild must not fill the table. */
const MOST_FACTORS = 10;

/** GET, POST, DELETE /auth/me/factores and POST /auth/me/retos: the caller's own second factors (R45). */
export function factorRoutes(app: FastifyInstance, context: Context): void {
  listRoute(app, context);
  challengeRoute(app, context);
  addRoute(app, context);
  removeRoute(app, context);
}

function listRoute(app: FastifyInstance, { store, passkeys }: Context): void {
  route(app, listFactors, {
    async handle({ account }) {
      const factors = await factorsOf(store, account.id);
      return {
        factores: factors.map(({ id, kind, name, createdMs, usedMs }) => ({
          id,
          tipo: kind === 'passkey' ? ('llave' as const) : ('app' as const),
          nombre: name,
          creado: isoInstant(createdMs),
          usado: usedMs === null ? null : isoInstant(usedMs),
        })),
        codigos: await recoveryCodesLeft(store, account.id),
        origen: passkeys.origin,
      };
    },
  });
}

function challengeRoute(app: FastifyInstance, context: Context): void {
  const { store, clock, passkeys, random, factorSecrets, content } = context;
  route(app, requestChallenge, {
    // A one-time password is changed with a second factor at hand (R45).
    allowsOneTimePassword: true,
    async handle({ account, body: { para }, request }) {
      if (para === 'confirmar') {
        const confirmar = await factorChallengeFor(context, account, 'confirm');
        return confirmar === null ? {} : { confirmar };
      }
      if (account.role !== 'ADMIN') throw new Problem('forbidden');
      await requireConfirmation(store, account, request, clock());
      const site = (await content.current()).site.church.product;
      if (para === 'app') {
        const secret = Buffer.from(random.text(APP_SECRET_BYTES), 'base64url');
        const sealed = factorSecrets.seal(secret, account.id);
        const reto = await newChallenge(context, account, 'add-app', sealed);
        return { app: { reto, ...appSetUp(secret, site, account.username) } };
      }
      if (passkeys.origin === null) throw new Problem('passkeys_unavailable');
      const reto = await newChallenge(context, account, 'add-passkey');
      const known = passkeysOf(await factorsOf(store, account.id));
      return { llave: { reto, opciones: await passkeys.creationOptions(reto, account, site, known) } };
    },
  });
}

type Addition = z.output<typeof addFactor.body>;
type NewFactor = Exclude<Addition, { tipo: 'codigos' }>;

/** Writes a factor that was proved. */
type Insert = (transaction: StoreTransaction, nowMs: number) => Promise<void>;

function addRoute(app: FastifyInstance, context: Context): void {
  const { store, clock } = context;
  route(app, addFactor, {
    async handle({ account, body, request }) {
      await requireConfirmation(store, account, request, clock());
      const insert = body.tipo === 'codigos' ? null : await provedFactor(context, account, body);
      return auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        await lockUser(transaction, account.id);
        const isFirst = !(await hasFactor(transaction, account.id));
        if (body.tipo === 'codigos') {
          if (isFirst) throw new Problem('not_found');
          await audit({ action: 'recovery_codes_made', entity: 'user', entityId: account.id });
        } else {
          if (!(await spendChallenge(transaction, body.reto))) throw new Problem('challenge_expired');
          await insert?.(transaction, nowMs);
          const after = { method: body.tipo };
          await audit({ action: 'factor_added', entity: 'user', entityId: account.id, after });
          // A confirmation by password alone is not good for an account with a factor.
          if (isFirst) await endOtherConfirmations(transaction, account.id, account.jti);
        }
        return {
          codigos:
            isFirst || insert === null ? await newCodes(context, transaction, account.id, nowMs) : null,
        };
      }).catch((error: unknown) => {
        if (databaseFailure(error)?.kind !== 'unique') throw error;
        throw new Problem('wrong_passkey', { message: 'Esa llave de acceso ya está agregada.' });
      });
    },
  });
}

/** @throws Problem - 403 `wrong_code` or `wrong_passkey`, 409 `challenge_expired`. */
async function provedFactor(context: Context, account: Account, body: NewFactor): Promise<Insert> {
  const { store, clock, passkeys, factorSecrets } = context;
  if ((await factorsOf(store, account.id)).length >= MOST_FACTORS) {
    const message = `Tienes ${MOST_FACTORS}, más no se pueden agregar. Quita antes uno que no uses.`;
    throw fieldProblem('validation_failed', 'nombre', message);
  }
  const added = { userId: account.id, name: body.nombre };
  if (body.tipo === 'llave') {
    await ownChallenge(context, account, body.reto, 'add-passkey');
    const { transports, ...response } = body.registro.response;
    const registered = {
      ...body.registro,
      response: transports === undefined ? response : { ...response, transports },
    };
    const passkey = await passkeys.registered(registered, body.reto);
    if (passkey === null) throw new Problem('wrong_passkey');
    return (transaction, nowMs) => insertPasskey(transaction, { ...added, nowMs }, passkey);
  }
  const { secret: sealed } = await ownChallenge(context, account, body.reto, 'add-app');
  const secret = sealed === null ? null : factorSecrets.open(sealed, account.id);
  const code = plainCode(body.codigo);
  const step = secret === null || !/^\d{6}$/.test(code) ? null : appStep(secret, code, clock());
  if (sealed === null || step === null) throw fieldProblem('wrong_code', 'codigo');
  return (transaction, nowMs) => insertApp(transaction, { ...added, nowMs }, sealed, step);
}

/** A challenge of this very session. @throws Problem - 409 `challenge_expired`. */
async function ownChallenge(
  { store, clock }: Context,
  account: Account,
  challenge: string,
  purpose: ChallengePurpose,
) {
  const found = await readChallenge(store, challenge, purpose, clock());
  const isOwn =
    found?.userId === account.id && found.jti === account.jti && found.version === account.version;
  if (found === null || !isOwn) throw new Problem('challenge_expired');
  return found;
}

async function newCodes(
  { factorSecrets }: Context,
  transaction: StoreTransaction,
  userId: number,
  nowMs: number,
) {
  const codes = factorSecrets.recoveryCodes();
  const hashes = codes.map((code) => factorSecrets.hashOf(code, userId));
  await replaceRecoveryCodes(transaction, userId, hashes, nowMs);
  return [...codes];
}

function removeRoute(app: FastifyInstance, context: Context): void {
  route(app, removeFactor, {
    async handle({ params: { id }, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        await lockUser(transaction, account.id);
        await requireConfirmation(transaction, account, request, nowMs);
        const factor = (await factorsOf(transaction, account.id)).find((one) => one.id === id);
        if (factor === undefined) throw new Problem('not_found');
        await deleteFactor(transaction, account.id, id, nowMs);
        const before = { method: factor.kind === 'passkey' ? 'llave' : 'app' };
        await audit({ action: 'factor_removed', entity: 'user', entityId: account.id, before });
        // Recovery codes stand in for a factor: without one they are none.
        if (!(await hasFactor(transaction, account.id))) await liftFactors(transaction, account.id, nowMs);
      });
      return { message: 'Segundo factor quitado.' };
    },
  });
}
