import { CONFIRMED_DATA_FIELDS, type ContentDocuments, isForeignLink } from '@ministerio/contract';
import { type Publishing, publishedNow } from '../../content/publish.ts';
import type { Context } from '../../context.ts';
import type { SignedCall } from '../../http/account.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { requireConfirmation } from '../auth/confirm-identity.ts';

/** Fields of `datos` that lead people to the church (R47). */
const confirmed: ReadonlySet<string> = new Set(CONFIRMED_DATA_FIELDS);

/**
 * Runs work that publishes, audited and in one transaction; this process shows it at once.
 * @param work - awaits nothing but database work (R22).
 */
export async function publishing<T>(
  context: Context,
  call: SignedCall,
  work: (publishing: Publishing) => Promise<T>,
): Promise<T> {
  const { content } = context;
  const { site } = await content.current();
  const result = await auditedTransaction(context, call, (transaction, audit, nowMs) =>
    work({
      transaction,
      audit,
      nowMs,
      defaults: content.defaults,
      accountId: call.account.id,
      zone: site.church.timeZone,
      async confirm(key, fields, value) {
        let isAsked = key === 'datos' && fields.some((field) => confirmed.has(field));
        if (key === 'aviso') {
          const { enlace } = (value as ContentDocuments['aviso']) ?? { enlace: null };
          const now = await publishedNow({ transaction, defaults: content.defaults }, 'datos');
          const { facebook, instagram, youtube } = now.value as ContentDocuments['datos'];
          isAsked =
            enlace !== null && isForeignLink(enlace, [context.publicUrl, facebook, instagram, youtube]);
        }
        if (isAsked) await requireConfirmation(transaction, call.account, call.request, nowMs);
      },
    }),
  );
  await content.refresh();
  return result;
}
