import { errorMessages, sendMessage } from '@ministerio/contract';
import { PHONE_FAULT, toE164 } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { insertMessage } from '../../db/repositories/messages.ts';
import { Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { networksOf } from '../../security/network.ts';
import { acceptForms, type FormValues, formPage, isForm } from './contact-form.ts';

const THANKS = 'Mensaje enviado. ¡Gracias por escribirnos!';

/** POST /contactanos, as JSON from our script or as a plain form without it. */
export async function sendMessageRoute(
  app: FastifyInstance,
  { context }: { readonly context: Context },
): Promise<void> {
  acceptForms(app, context.publicUrl);
  route(app, sendMessage, {
    preValidation: async (request) => {
      request.body = withOneWay(request.body);
    },
    async onInvalidBody(errors, request) {
      if (!isForm(request)) return new Problem('validation_failed', { errors });
      const head = { title: titleOf(context), message: errorMessages.validation_failed };
      const page = formPage(head, request.body as FormValues, errors);
      return new Problem('validation_failed', { errors, page });
    },
    async handle({ body, request, reply }) {
      try {
        await receiveMessage(context, body, request.ip);
      } catch (error) {
        if (!(error instanceof Problem) || !isForm(request)) throw error;
        const { code, message, headers, errors } = error;
        const page = formPage({ title: titleOf(context), message }, body, errors);
        throw new Problem(code, { message, headers, page });
      }
      // A fixed address: the page says thank you itself.
      if (isForm(request)) reply.code(303).header('location', '/Contactanos?enviado=1');
      return { message: THANKS };
    },
  });
}

const titleOf = ({ content }: Context) => content.latest.site.directions.write.eyebrow;

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * The body with the ways to answer that were filled in: the form sends both fields. Who fills in neither is asked for the one that
 * they were offered; a call that does not know `whatsapp` for the e-mail.
 */
function withOneWay(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { email: '' };
  const { email, whatsapp, ...others }: { email?: unknown; whatsapp?: unknown } = body;
  if (whatsapp === undefined) return { ...others, email: email ?? '' };
  if (isBlank(email)) return { ...others, whatsapp };
  return isBlank(whatsapp) ? { ...others, email } : { ...others, email, whatsapp };
}

/**
 * Keeps a message, within its limits. One with the honeypot filled comes from a program: it gets the same answer and
 * is dropped.
 * @param address - of the sender, for the limit only; never stored.
 * @throws Problem - 400 for no whole number, 429.
 */
export async function receiveMessage(
  { store, clock, limits, content }: Context,
  message: z.output<typeof sendMessage.body>,
  address: string,
): Promise<void> {
  const { email = '', whatsapp: typed, ...rest } = message;
  const { countryCode } = (await content.current()).site.church;
  const whatsapp = typed === undefined ? null : toE164(typed, countryCode);
  if (typed !== undefined && whatsapp === null) {
    throw new Problem('validation_failed', { errors: { whatsapp: PHONE_FAULT } });
  }
  const networks = networksOf(address);
  refuseWhileWaiting(await limits.messagesOfNetwork.take(networks));
  if (message.sitio !== undefined && message.sitio !== '') return;
  refuseWhileWaiting(await limits.messagesInAll.take(networks));
  await insertMessage(store, { ...rest, email, whatsapp }, clock());
}
