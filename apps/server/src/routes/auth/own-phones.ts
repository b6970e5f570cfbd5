import {
  exchangeOwnPhone,
  forgetOwnPhone,
  keepOwnPhone,
  listOwnPhones,
  type OwnPhone,
} from '@ministerio/contract';
import { DAY_MS } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { isoInstant } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { leadsAny } from '../../db/repositories/leaders.ts';
import {
  deleteOwnPhone,
  exchangeSecret,
  insertOwnPhone,
  MOST_PHONES,
  type OwnPhoneRow,
  phoneOfSecret,
  phonesOf,
} from '../../db/repositories/own-phones.ts';
import { credentialsById } from '../../db/repositories/users.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Account } from '../../http/account.ts';
import { auditedTransaction, auditOf } from '../../http/audit.ts';
import { isFromOwnPage, isHttps, mayHaveCookies } from '../../http/own-pages.ts';
import { Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { newPhoneSecret, phoneCookies, sentPhoneHash } from '../../security/own-phone-cookie.ts';

/** How fresh a sign-in has to be, in milliseconds (R58). */
const FRESH_MS = 2 * 60 * 1000;
/** How long a phone is told as new, in milliseconds (R58). */
const NEW_MS = 7 * DAY_MS;

/** A member's own phones, 'Es mi teléfono' (R57, R58). */
export function ownPhoneRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock, publicUrl, random, tokens, limits, trail } = context;
  const cookies = (secret: string | null) => phoneCookies(secret, isHttps(publicUrl));

  route(app, keepOwnPhone, {
    async preValidation(request) {
      if (!mayHaveCookies(request, publicUrl)) throw new Problem('phone_needs_https');
      if (!isFromOwnPage(request, publicUrl)) throw new Problem('cross_site');
    },
    async handle({ account, body: { nombre }, request, reply }) {
      if (account.role !== 'USER') throw new Problem('forbidden');
      if (!isFresh(account, clock())) throw new Problem('sign_in_too_old');
      const { secret, hash } = newPhoneSecret(random);
      const { id: userId, jti } = account;
      const made = { userId, jti, name: nombre, hash, formerHash: sentPhoneHash(request.headers.cookie) };
      const phone = await auditedTransaction(
        context,
        { account, request },
        async (transaction, audit, nowMs) => {
          const added = await insertOwnPhone(transaction, made, nowMs);
          if (added === null) throw new Problem('too_many_own_phones');
          await audit({ action: 'own_phone_kept', entity: 'session', entityId: userId });
          return added;
        },
      );
      reply.header('set-cookie', cookies(secret));
      return {
        // As old as the sign-in: asking again does not make it younger.
        token: tokens.issue({ ...account, leads: await leadsAny(store, account.id) }, account.issuedMs, {
          id: phone.id,
          byPhone: false,
        }),
        telefono: answerOf(phone, phone.id, clock()),
      };
    },
  });

  route(app, exchangeOwnPhone, {
    async preValidation(request) {
      const isOwn = request.headers['x-dispositivo'] === '1' && isFromOwnPage(request, publicUrl);
      if (!isOwn) throw new Problem('cross_site', { message: FROM_ELSEWHERE });
      if (!mayHaveCookies(request, publicUrl)) throw new Problem('own_phone_missing');
    },
    async handle({ request, reply }) {
      const hash = sentPhoneHash(request.headers.cookie);
      if (hash === null) throw new Problem('own_phone_missing');
      const phone = await phoneOfSecret(store, hash);
      if (phone === null) throw new Problem('own_phone_missing');
      refuseWhileWaiting(await limits.phoneExchanges.take(String(phone)));
      const { secret, hash: next } = newPhoneSecret(random);
      const nowMs = clock();
      const exchanged = await inTransaction(store, async (transaction) => {
        const found = await exchangeSecret(transaction, hash, next, nowMs);
        if (found === null) return null;
        const user = await credentialsById(transaction, found.userId);
        if (user?.role !== 'USER') return null;
        if (!found.stolen) return { user, phoneId: found.phoneId };
        const audit = auditOf(transaction, { account: user, request }, nowMs);
        await audit({ action: 'own_phone_stolen', entity: 'session', entityId: user.id });
        return null;
      });
      if (exchanged === null) throw new Problem('own_phone_missing');
      const { id } = exchanged.user;
      const returned = {
        action: 'own_phone_returned',
        entity: 'session',
        entityId: id,
        subjectId: id,
      } as const;
      trail.write({ account: exchanged.user, request }, returned);
      reply.header('set-cookie', cookies(secret));
      return {
        token: tokens.issue({ ...exchanged.user, leads: await leadsAny(store, id) }, nowMs, {
          id: exchanged.phoneId,
          byPhone: true,
        }),
      };
    },
  });

  route(app, listOwnPhones, {
    async handle({ account, request }) {
      const nowMs = clock();
      const phones = await phonesOf(store, account.id, nowMs);
      const ofrece =
        mayHaveCookies(request, publicUrl) &&
        account.role === 'USER' &&
        account.phoneId === null &&
        phones.length < MOST_PHONES &&
        isFresh(account, nowMs);
      return { telefonos: phones.map((phone) => answerOf(phone, account.phoneId, nowMs)), ofrece };
    },
  });

  route(app, forgetOwnPhone, {
    async handle({ account, params: { id }, request, reply }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        if (!(await deleteOwnPhone(transaction, account.id, id))) throw new Problem('not_found');
        await audit({ action: 'own_phone_forgotten', entity: 'session', entityId: account.id });
      });
      if (id === account.phoneId) reply.header('set-cookie', cookies(null));
      return { message: 'Ese teléfono ya no te recuerda.' };
    },
  });
}

/** Whether somebody typed the password for this session a moment ago. */
function isFresh({ byPhone, issuedMs }: Pick<Account, 'byPhone' | 'issuedMs'>, nowMs: number): boolean {
  return !byPhone && nowMs - issuedMs <= FRESH_MS;
}

const FROM_ELSEWHERE = 'Esta llamada es de tu teléfono: ábrela desde la página del sitio.';

function answerOf(
  { id, name, madeMs, usedMs, endsMs }: OwnPhoneRow,
  ownId: number | null,
  nowMs: number,
): OwnPhone {
  return {
    id,
    nombre: name,
    desde: isoInstant(madeMs),
    usado: isoInstant(usedMs),
    fin: isoInstant(endsMs),
    este: id === ownId,
    nuevo: nowMs - madeMs < NEW_MS,
  };
}
