import { type ContentKey, publishDocument, restoreVersion, sameValue } from '@ministerio/contract';
import { ApiError, type Client } from '@ministerio/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../kit/services/index.ts';
import { type FormBase, type FormDocuments, type FormKey, schemaOf, siteForms } from './site-forms.ts';
import { useContentRefresh } from './use-content-versions.ts';

interface Publication {
  readonly base: FormBase;
  readonly values: FormDocuments;
}

/** A version to publish again. */
export interface Restoration {
  readonly key: ContentKey;
  readonly version: number;
  /** The published version that was read. */
  readonly current: number;
}

/**
 * Publishes what changed of a form: of two documents both at once, of one that one alone.
 * @returns the base of what is written next.
 */
async function publish(client: Client, form: FormKey, { base, values }: Publication): Promise<FormBase> {
  const clean: FormDocuments = schemaOf(form).parse(values);
  const changed = siteForms[form].keys.filter((key) => !sameValue(clean[key], base[key]?.valor));
  const [first = form, second] = changed;
  const bodyOf = (key: ContentKey) => ({ version: base[key]?.version ?? 0, valor: clean[key] });
  const { version } = await client.call(publishDocument, {
    params: { clave: first },
    body: { ...bodyOf(first), ...(second === undefined ? {} : { excepciones: bodyOf(second) }) },
  });
  const published = (key: ContentKey) => ({
    // The answer tells of the first alone.
    version: key === first ? version : bodyOf(key).version + 1,
    valor: clean[key],
  });
  return { ...base, ...Object.fromEntries(changed.map((key) => [key, published(key)])) };
}

/** Calls that publish, and read the published content again afterwards. */
export function usePublishing(form: FormKey) {
  const { client } = useServices();
  const refresh = useContentRefresh();
  return {
    publish: useMutation({
      mutationFn: (publication: Publication) => publish(client, form, publication),
      // After a refusal too: somebody else may have published.
      onSettled: refresh,
    }),
    restore: useMutation({
      mutationFn: async (restorations: readonly Restoration[]) => {
        for (const { key, version, current } of restorations) {
          await client.call(restoreVersion, { params: { clave: key, version }, body: { version: current } });
        }
      },
      onSettled: refresh,
    }),
  };
}

/** Whether somebody else published in the meantime. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'content_changed';

/**
 * The server's message for each field by its path in the form.
 * @param fields - by path in the body: `valor.telefono`, `excepciones.valor.0.fecha`, or in the document alone
 */
export function errorsByPath(
  form: FormKey,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const isException = path.startsWith('excepciones.');
      const rest = path.replace(/^excepciones\./, '').replace(/^valor(?:\.|$)/, '');
      return [[isException ? 'excepciones' : form, rest].filter(Boolean).join('.'), message];
    }),
  );
}
