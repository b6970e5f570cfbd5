import { whatsAppLink } from '@ministerio/contract/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Account } from '../http/account.ts';
import { Problem } from '../http/problem.ts';
import { refuseManyChats, tellingRefusedChats } from '../security/chat-limits.ts';
import { changeRow, type Episodes, type OpenRow } from './change-row.ts';
import type { Row } from './rows.ts';

interface ChatCall {
  readonly account: Account;
  readonly request: FastifyRequest;
  /** Id of the row. */
  readonly id: string;
  /** The message, with `{nombre}`. */
  readonly text: string;
}

/**
 * The one chat address of a row that the caller has (R64), audited without number and text.
 * @throws Problem - 404, 409 `follow_up_not_held` or `no_contact`, 429.
 */
export async function openChat(
  context: Context,
  { account, request, id, text }: ChatCall,
  episodes: Episodes,
): Promise<{ readonly address: string; readonly row: Row }> {
  const { result, row } = await tellingRefusedChats(context, { account, request }, () =>
    changeRow(context, { account, request, id }, episodes, async (open) => {
      const number = numberOf(open, account);
      const { nowMs } = open.church;
      await refuseManyChats(open.transaction, { account, with: open.subject, nowMs });
      await open.remember({ chat_by: account.id, chat_ms: nowMs });
      await open.audit({ action: 'follow_up_chat_opened', ...open.subject });
      const message = text.replaceAll('{nombre}', () => open.row.answer.nombre);
      return whatsAppLink(number.replaceAll(/\D/g, ''), message);
    }),
  );
  return { address: result, row };
}

function numberOf({ row }: OpenRow, account: Account): string {
  if (row.holder !== account.id) throw new Problem('follow_up_not_held');
  const { number } = row.contact;
  if (row.isLeftAlone) throw new Problem('no_contact', { message: 'Se anotó que no hay que insistir.' });
  if (number === null) throw new Problem('no_contact');
  return number;
}
