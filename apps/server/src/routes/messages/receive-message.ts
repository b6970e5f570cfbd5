import type { sendMessage } from '@ministerio/contract';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { insertMessage } from '../../db/repositories/messages.ts';
import { refuseWhileWaiting } from '../../http/problem.ts';
import { networkOf } from '../../security/network.ts';

/**
 * Keeps a message, within its limits. One with the honeypot filled comes from a program: it gets the same answer and
 * is dropped.
 * @param address - of the sender, for the limit only; never stored.
 * @throws Problem - 429.
 */
export async function receiveMessage(
  { store, clock, limits }: Context,
  message: z.output<typeof sendMessage.body>,
  address: string,
): Promise<void> {
  refuseWhileWaiting(await limits.messagesOfNetwork.take(networkOf(address)));
  if (message.sitio !== undefined && message.sitio !== '') return;
  refuseWhileWaiting(await limits.messagesInAll.take());
  await insertMessage(store, message, clock());
}
