/** Fields of an object in a site's answer, not yet validated; of `GET /contenido` the documents by key. */
export type Documents = Readonly<Record<string, unknown>>;

/** How long a widget waits before it shows the content of its build. */
const WAIT_MS = 1000;

const requests = new Map<string, Promise<Documents | null>>();

/** @returns null for an answer that is none. */
async function load(site: string): Promise<Documents | null> {
  const response = await fetch(`${site}/api/contenido`, { credentials: 'omit', redirect: 'error' });
  return response.ok ? record(await response.json()) : null;
}

/**
 * Shows a site's published content: at once where it arrives within a second, so that nobody sees the words of the build
 * first; later where it takes longer; never where the site has none, as in front of another backend.
 * @param site - such as `https://iglesia.example`; one request for all widgets of a page.
 * @param show - called with the documents, or first with null for the content of the build.
 */
export function withPublished(site: string, show: (documents: Documents | null) => void): void {
  const request = requests.get(site) ?? load(site).catch(() => null);
  requests.set(site, request);
  const timer = setTimeout(show, WAIT_MS, null);
  void request.then((documents) => {
    clearTimeout(timer);
    show(documents);
  });
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
