import { CONTENT_KEYS, sameValue } from '@ministerio/contract';
import * as z from 'zod/mini';
import { useDraft } from '../kit/drafts/index.ts';
import { useServices } from '../kit/services/index.ts';
import { FORM_KEYS, type FormBase, type FormDocuments, type FormKey, valuesOf } from './site-forms.ts';

const documentKey = z.enum(CONTENT_KEYS);

const storedDraft = z.object({
  /** The published documents that the changes started from. */
  base: z.partialRecord(documentKey, z.object({ version: z.int(), valor: z.unknown() })),
  values: z.partialRecord(documentKey, z.unknown()),
  /** When it was saved, in UTC milliseconds. */
  savedMs: z.number(),
});
const storedDrafts = z.partialRecord(z.enum(FORM_KEYS), storedDraft);

/** Unpublished changes of a form. */
export interface SiteDraft {
  readonly base: FormBase;
  readonly values: FormDocuments;
  readonly savedMs: number;
}

/** The drafts by form. */
export type SiteDrafts = Readonly<Partial<Record<FormKey, SiteDraft>>>;

const NONE: SiteDrafts = {};
const parse = (stored: unknown): SiteDrafts | null => storedDrafts.safeParse(stored).data ?? null;

/** The unpublished changes of every form, in this tab's session storage until they are published or discarded. */
export function useSiteDrafts() {
  const { now } = useServices();
  const [drafts, update] = useDraft<SiteDrafts>('sitio', NONE, parse);
  /** Forgets the changes of a form. */
  const drop = (form: FormKey) => update((previous) => without(previous, form));
  /** Forgets what was published of a form; what was written since goes on from the next base. */
  const settle = (form: FormKey, sent: FormDocuments, next: FormBase) =>
    update((previous) => {
      const draft = previous[form];
      if (draft === undefined || sameValue(draft.values, sent)) return without(previous, form);
      return { ...previous, [form]: { ...draft, base: next } };
    });
  const save = (form: FormKey, base: FormBase, values: FormDocuments) => {
    if (sameValue(valuesOf(base), values)) return drop(form);
    update((previous) => {
      const old = previous[form];
      if (old && sameValue(old.values, values) && sameValue(old.base, base)) return previous;
      return { ...previous, [form]: { base, values, savedMs: now() } };
    });
  };
  return { drafts, save, drop, settle };
}

function without(drafts: SiteDrafts, form: FormKey): SiteDrafts {
  if (drafts[form] === undefined) return drafts;
  const { [form]: _dropped, ...others } = drafts;
  return Object.keys(others).length === 0 ? NONE : others;
}
