import { whatsAppLink } from '@ministerio/contract/domain';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { refuseManyChats, tellingRefusedChats } from '../security/chat-limits.ts';
import { changeRow, type Episodes, type OpenRow, type RowCall } from './change-row.ts';
import type { Row } from './rows.ts';

interface ChatCall extends RowCall {
  /** The message, with `{nombre}`. */
  readonly text: string;
}

/**
 * The one chat address of a row that the caller has (R64), audited without number and text.
 * @throws Problem - 404, 409 `follow_up_not_held` or `no_contact`, 429.
 */
export async function openChat(
  context: Context,
  call: ChatCall,
  episodes: Episodes,
): Promise<{ readonly address: string; readonly row: Row }> {
  const { result, row } = await tellingRefusedChats(context, call, () =>
    changeRow(context, call, episodes, async (open) => {
      const { account } = open;
      const number = numberOf(open);
      const { nowMs } = open.church;
      await refuseManyChats(open.transaction, { account, with: open.subject, nowMs });
      await open.remember({ chat_by: account.id, chat_ms: nowMs });
      await open.audit({ action: 'follow_up_chat_opened', ...open.subject });
      const message = call.text.replaceAll('{nombre}', () => open.row.answer.nombre);
      return whatsAppLink(number.replaceAll(/\D/g, ''), message);
    }),
  );
  return { address: result, row };
}

function numberOf({ row, account }: OpenRow): string {
  if (row.holder !== account.id) throw new Problem('follow_up_not_held');
  const { number } = row.contact;
  if (row.isLeftAlone) throw new Problem('no_contact', { message: 'Se anotó que no hay que insistir.' });
  if (number === null) throw new Problem('no_contact');
  return number;
}
