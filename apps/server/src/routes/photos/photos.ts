import type { IncomingHttpHeaders } from 'node:http';
import { uploadPhoto, withdrawPhoto } from '@ministerio/contract';
import { PHOTO_BYTES } from '@ministerio/contract/domain';
import type { FastifyInstance } from 'fastify';
import { withdraw } from '../../content/site-photos.ts';
import type { Context } from '../../context.ts';
import { emptyLog } from '../../db/empty-log.ts';
import { recordErasure } from '../../db/repositories/erasures.ts';
import { insertPhoto, photoBytes } from '../../db/repositories/photos.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { PhotoEncoder } from '../../photos/photo-encoder.ts';
import { readLimited } from '../../read-limited.ts';
import { BoundedSemaphore } from '../../security/bounded-semaphore.ts';
import { confirmDeletion } from '../auth/confirm-deletion.ts';

/** All pictures together (R62). */
const STORED_BYTES = 200 * 1024 * 1024;
const TOO_LARGE = 'La foto pesa más de 10 MB. Elige una más liviana.';
const FULL = 'Ya no caben más fotos. Quita una que no uses y vuelve a intentarlo.';
const OTHER_TYPE = 'Elige una foto en JPEG, PNG o WebP.';

/** POST /fotos, in a scope of its own: only there may a body be a picture (R61). DELETE /fotos/{id} (R62). */
export async function photoRoutes(app: FastifyInstance, { context }: { context: Context }): Promise<void> {
  const { clock, content, limits, random } = context;
  const encoder = new PhotoEncoder();
  // Bodies are read as their turn comes: what waits is in the network, not in memory.
  const readers = new BoundedSemaphore({ slots: 3, queue: 9, waitMs: 90_000 });
  route(app, withdrawPhoto, {
    async handle({ params: { id }, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit, nowMs) => {
        if (!(await withdraw(transaction, id))) throw new Problem('not_found');
        await confirmDeletion(transaction, { account, request }, nowMs);
        await recordErasure(transaction, 'photo', id, nowMs, { by: account.id });
        await audit({ action: 'photo_withdrawn', entity: 'photo' });
      });
      await content.refresh();
      await emptyLog(context.store);
      return { message: 'Foto retirada. Ya nadie la ve.' };
    },
  });

  await app.register(async (scope) => {
    acceptPictures(scope);
    route(scope, uploadPhoto, {
      bodyTimeoutMs: 110_000,
      async handle({ account, request }) {
        refuseUnlessSized(request.headers);
        refuseWhileWaiting(await limits.photos.take(String(account.id)));
        const photo = await readers.run(async () =>
          encoder.encode(await readLimited(request.raw, PHOTO_BYTES)),
        );
        const id = Buffer.from(random.text(16), 'base64url').toString('hex');
        await auditedTransaction(context, { account, request }, async (transaction, audit) => {
          await insertPhoto(transaction, id, photo, clock());
          if ((await photoBytes(transaction)) > STORED_BYTES) {
            throw new Problem('payload_too_large', { message: FULL });
          }
          await audit({ action: 'photo_uploaded', entity: 'photo' });
        });
        return { id };
      },
    });
  });
}

/** Leaves the bodies of pictures unread, for the handler, and refuses all others. */
function acceptPictures(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...uploadPhoto.fileTypes], (_request, _payload, done) => done(null));
  scope.addContentTypeParser('*', (_request, _payload, done) => {
    done(new Problem('unsupported_media_type', { message: OTHER_TYPE }));
  });
}

/** The size is known before a byte is read: Node ends a body that goes on after it. @throws Problem - 413. */
function refuseUnlessSized(headers: IncomingHttpHeaders): void {
  const unsized = headers['transfer-encoding'] === undefined ? 0 : Number.POSITIVE_INFINITY;
  if (Number(headers['content-length'] ?? unsized) > PHOTO_BYTES) {
    throw new Problem('payload_too_large', { message: TOO_LARGE });
  }
}
