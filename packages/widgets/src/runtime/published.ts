/** Fields of an object in a site's answer, not yet validated; of `GET /contenido` the documents by key. */
export type Documents = Readonly<Record<string, unknown>>;

const TIMEOUT_MS = 15_000;

const requests = new Map<string, Promise<Documents>>();

/** Body of an answer as JSON. @throws Error where it is blocked, refused, or not there within 15 seconds. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/**
 * A site's published documents.
 * @param site - such as `https://iglesia.example`; one request for all widgets of a page, a failed one is made again.
 * @throws Error where the page's policy blocks the request, the site fails, or does not answer within 15 seconds.
 */
export function published(site: string): Promise<Documents> {
  const request = requests.get(site) ?? fetchJson(`${site}/api/contenido`).then(record);
  requests.set(site, request);
  request.catch(() => requests.delete(site));
  return request;
}

/** The value of a document. */
export const documentOf = (documents: Documents, key: string): unknown => record(documents[key]).valor;

/** An object's fields; none for anything else. */
export const record = (value: unknown): Documents => Object(value);

/** The objects of a list, each mapped. @throws TypeError for anything else. */
export function mapRecords<Result>(
  value: unknown,
  map: (fields: Documents, index: number) => Result,
): readonly Result[] {
  if (!Array.isArray(value)) throw new TypeError();
  return value.map((item, index) => map(record(item), index));
}

/** Fields of an object that are texts. @throws TypeError where one is not. */
export function texts<const Name extends string>(
  fields: Documents,
  ...names: readonly Name[]
): Record<Name, string> {
  if (names.some((name) => typeof fields[name] !== 'string')) throw new TypeError();
  return fields as Record<Name, string>;
}
