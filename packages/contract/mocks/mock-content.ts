import type { HttpHandler } from 'msw';
import { fixtureNow, siteDocuments } from '../fixtures/index.ts';
import { churchClock } from '../src/domain/index.ts';
import {
  CONFIRMED_DATA_FIELDS,
  CONTENT_KEYS,
  CONTENT_NAMES,
  type ContentDocuments,
  type ContentKey,
  confirmIdentity,
  contentDocuments,
  errorMessages,
  isForeignLink,
  listVersions,
  previewPage,
  publishDocument,
  readContent,
  readDocument,
  requestChallenge,
  restoreVersion,
  type SavedVersion,
  sameValue,
  uploadPhoto,
  withdrawPhoto,
} from '../src/index.ts';
import { type MockRequest, mock, refusalAnswer } from './mock.ts';

/** The church's day of {@link fixtureNow}. */
const TODAY = churchClock(fixtureNow, siteDocuments.datos.zona).date;
/** Answer of `POST /auth/me/confirmar`. */
const CONFIRMATION = 'confirmacion-de-prueba';

/**
 * Handlers of the site's content that remember what is published, as the server does: each publication is the next
 * version, an older one than the published is 409 `content_changed`, and the confirmed fields of `datos` and a
 * notice with a foreign link ask for a confirmation. A withdrawn photo goes from every version.
 * @param documents - version 1 of each; version 0 is the fixtures'.
 */
export function mockContent(documents: Partial<ContentDocuments> = {}): readonly HttpHandler[] {
  const first = (valor: unknown): SavedVersion => ({
    version: 0,
    valor,
    quien: null,
    cuando: null,
    ejemplo: false,
  });
  const saved = (version: number, valor: unknown): SavedVersion => ({
    version,
    valor,
    quien: 'admin',
    cuando: new Date(fixtureNow).toISOString(),
    ejemplo: false,
  });
  const versions = new Map<ContentKey, SavedVersion[]>(
    CONTENT_KEYS.map((key) => [
      key,
      [...(key in documents ? [saved(1, documents[key])] : []), first(siteDocuments[key])],
    ]),
  );
  const list = (key: string | undefined) => {
    const kept = versions.get(key as ContentKey);
    if (kept === undefined) throw refusalAnswer(readDocument, 404, 'not_found');
    return kept;
  };
  const published = (key: string | undefined) => {
    const [{ version, valor }] = list(key) as [SavedVersion];
    return { version, valor };
  };
  const publish = (key: ContentKey, read: number, valor: unknown, { headers }: MockRequest) => {
    const now = published(key);
    if (read !== now.version) {
      const words = { quien: 'Luis', documento: CONTENT_NAMES[key], cuando: 'a las 10:41' };
      const message = errorMessages.content_changed.replace(
        /\{(\w+)\}/g,
        (_, name: keyof typeof words) => words[name],
      );
      throw refusalAnswer(publishDocument, 409, 'content_changed', { message });
    }
    const isConfirmed = headers.get('x-confirmacion') === CONFIRMATION;
    if (!isConfirmed && needsConfirmation(key, now.valor, valor, published('datos').valor)) {
      throw refusalAnswer(publishDocument, 403, 'confirmation_required');
    }
    versions.set(key, [saved(now.version + 1, valor), ...list(key)]);
    return published(key);
  };
  return [
    mock(readContent, () => {
      const answer = Object.fromEntries(CONTENT_KEYS.map((key) => [key, published(key)]));
      return publicAnswer(answer);
    }),
    mock(listVersions, ({ params }) => [...list(params.clave)]),
    mock(restoreVersion, (request) => {
      const { clave, version } = request.params;
      const former = list(clave).find((one) => String(one.version) === version);
      if (former === undefined) throw refusalAnswer(restoreVersion, 404, 'not_found');
      const { version: read } = restoreVersion.body.parse(request.body);
      return publish(clave as ContentKey, read, former.valor, request);
    }),
    mock(readDocument, ({ params }) => published(params.clave)),
    mock(publishDocument, (request) => {
      const key = request.params.clave as ContentKey;
      const { version, valor, excepciones } = publishDocument.body.parse(request.body);
      list(key);
      const value = parsed(key, valor, 'valor');
      const dates = excepciones && parsed('excepciones', excepciones.valor, 'excepciones.valor');
      const answer = publish(key, version, value, request);
      if (excepciones) publish('excepciones', excepciones.version, dates, request);
      return answer;
    }),
    mock(previewPage, { html: '<!doctype html><title>Vista previa</title><h1>Vista previa</h1>' }),
    mock(uploadPhoto, { id: 'aa7090a1b2c3d4e5f60718293a4b5c6d' }),
    mock(withdrawPhoto, ({ params }) => {
      for (const [index, one] of list('fotos').entries()) {
        list('fotos')[index] = { ...one, valor: withoutPhoto(one.valor, params.id) };
      }
      return { message: 'Foto retirada. Ya nadie la ve.' };
    }),
    mock(requestChallenge, {}),
    mock(confirmIdentity, { confirmacion: CONFIRMATION }),
  ];
}

/** Public form of an answer: without past days and the permission of photos (R63). */
function publicAnswer(answer: object) {
  const { fotos, excepciones, preguntas, ...others } = answer as {
    fotos: { version: number; valor: ContentDocuments['fotos'] };
    excepciones: { version: number; valor: ContentDocuments['excepciones'] };
    preguntas: { version: number; valor: ContentDocuments['preguntas'] };
  };
  const shown = Object.entries(fotos.valor).map(([slot, photo]) => {
    if (photo === null) return [slot, null];
    const { permiso: _, ...rest } = photo;
    return [slot, rest];
  });
  return readContent.answer.parse({
    ...others,
    excepciones: {
      ...excepciones,
      valor: excepciones.valor.filter(({ fecha }) => fecha >= TODAY),
    },
    preguntas: {
      ...preguntas,
      valor: preguntas.valor.map((one) => ({
        ...one,
        respuesta: one.respuesta.replace('{servicios}', '10:00 a 12:00'),
      })),
    },
    fotos: { version: fotos.version, valor: Object.fromEntries(shown) },
  });
}

function withoutPhoto(photos: unknown, id: string | undefined): ContentDocuments['fotos'] {
  const slots = Object.entries(photos as ContentDocuments['fotos']);
  return Object.fromEntries(slots.map(([slot, photo]) => [slot, photo?.id === id ? null : photo]));
}

function parsed(key: ContentKey, valor: unknown, root: string): unknown {
  const result = contentDocuments[key].safeParse(valor);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => [
    [root, ...path.map(String)].join('.'),
    message,
  ]);
  throw refusalAnswer(publishDocument, 400, 'validation_failed', { errors: Object.fromEntries(errors) });
}

function needsConfirmation(key: ContentKey, before: unknown, after: unknown, datos: unknown): boolean {
  if (key === 'aviso') {
    const { facebook, instagram, youtube } = datos as ContentDocuments['datos'];
    const enlace = (after as ContentDocuments['aviso'])?.enlace ?? null;
    return enlace !== null && isForeignLink(enlace, [facebook, instagram, youtube]);
  }
  const [one, other] = [before, after] as [ContentDocuments['datos'], ContentDocuments['datos']];
  return key === 'datos' && CONFIRMED_DATA_FIELDS.some((field) => !sameValue(one[field], other[field]));
}
