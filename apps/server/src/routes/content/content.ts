import {
  type ContentKey,
  contentDocuments,
  listVersions as listEndpoint,
  publishDocument,
  readContent,
  readDocument,
  restoreVersion,
} from '@ministerio/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isoInstant } from '../../clock.ts';
import {
  checkHours,
  checkMeetings,
  type Publication,
  type Published,
  publish,
} from '../../content/publish.ts';
import { parseDocument } from '../../content/stored-document.ts';
import { withPlaceholders } from '../../content/with-placeholders.ts';
import type { Context } from '../../context.ts';
import { listVersions, readVersion } from '../../db/repositories/content-versions.ts';
import type { Account } from '../../http/account.ts';
import { orNotFound, Problem, refuseWhileWaiting } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { fieldErrors } from '../../http/validate.ts';
import { matchesEtag } from '../../static/static-file.ts';
import { publishing } from './publishing.ts';

/** GET /contenido and /contenido/{clave}: any page may read them; a browser asks each time whether they changed (R15). */
export function publicContentRoutes(app: FastifyInstance, { content }: Context): void {
  route(app, readContent, {
    crossOrigin: true,
    async handle({ request, reply }) {
      const { answer, json, etag } = await content.current();
      tag(etag, request, reply);
      // Every page of every visitor may ask for it.
      reply.serializer(() => json);
      return answer;
    },
  });
  route(app, readDocument, {
    crossOrigin: true,
    async handle({ params: { clave }, request, reply }) {
      const { answer, etags } = await content.current();
      tag(etags[clave], request, reply);
      return answer[clave];
    },
  });
}

function tag(etag: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (matchesEtag(etag, request.headers['if-none-match'])) reply.code(304);
}

/** PUT /contenido/{clave}, GET .../versiones and POST .../versiones/{version}/restaurar, both audited. */
export function publishContentRoutes(app: FastifyInstance, context: Context): void {
  const { store, content, limits } = context;
  const limited = async <T>({ id }: Account, work: () => Promise<T>): Promise<T> => {
    refuseWhileWaiting(await limits.publications.wait(String(id)));
    const published = await work();
    await limits.publications.count(String(id));
    return published;
  };
  route(app, publishDocument, {
    handle: ({ params: { clave }, body: { excepciones, version, valor }, account, request }) =>
      limited(account, async () => {
        if (excepciones !== undefined && clave !== 'horarios') {
          const errors = { excepciones: 'Se publican junto con los horarios' };
          throw new Problem('validation_failed', { errors });
        }
        const { documents } = await content.current();
        const main = publicationOf(
          clave,
          { version, valor: withPlaceholders(clave, valor, documents) },
          'valor',
        );
        const dates = excepciones && publicationOf('excepciones', excepciones, 'excepciones.valor');
        checkHours(main, 'valor');
        if (dates) checkHours(dates, 'excepciones.valor');
        return publishing(context, { account, request }, async (publication) => {
          await checkMeetings(publication, main, 'valor');
          const answer = answerOf(await publish(publication, main));
          if (dates === undefined) return answer;
          await checkMeetings(publication, dates, 'excepciones.valor');
          await publish(publication, dates);
          return answer;
        });
      }),
  });
  route(app, listEndpoint, {
    async handle({ params: { clave } }) {
      const rows = await listVersions(store, clave);
      const { versions, documents } = await content.current();
      const kept = rows.flatMap(({ version, json, savedBy, savedMs, sample }) => {
        // An invalid document cannot be restored; the published one is shown as visitors see it.
        const stored = parseDocument(clave, json);
        if (stored === undefined && version !== versions[clave]) return [];
        const valor = stored === undefined ? documents[clave] : stored;
        return [{ version, valor, quien: savedBy, cuando: isoInstant(savedMs), ejemplo: sample === 1 }];
      });
      const first = { version: 0, valor: content.defaults[clave], quien: null, cuando: null, ejemplo: false };
      return [...kept, first];
    },
  });
  route(app, restoreVersion, {
    handle: ({ params: { clave: key, version: restored }, body: { version }, account, request }) =>
      limited(account, () =>
        publishing(context, { account, request }, async (publication) => {
          const { transaction, defaults } = publication;
          const row =
            restored === 0 ? null : orNotFound(await readVersion(transaction, key, restored), 'not_found');
          const value = row === null ? defaults[key] : parseDocument(key, row.json);
          if (value === undefined) throw new Problem('not_found');
          return answerOf(await publish(publication, { key, version, value, restored }));
        }),
      ),
  });
}

/** @param path - of the value in the body, for the errors. @throws Problem - 400 with the errors by path. */
function publicationOf(
  key: ContentKey,
  { version, valor }: { readonly version: number; readonly valor?: unknown },
  path: string,
): Publication {
  const parsed = contentDocuments[key].safeParse(valor);
  if (!parsed.success) {
    throw new Problem('validation_failed', { errors: fieldErrors(parsed.error, path) });
  }
  return { key, version, value: parsed.data };
}

function answerOf({ version, value }: Published) {
  return { version, valor: value };
}
