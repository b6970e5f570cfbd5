import {
  CONTENT_KEYS,
  type ContentKey,
  contentDocuments,
  describeChanges,
  type LineNames,
} from '@ministerio/contract';
import { ENDS_BEFORE, endingBefore } from '@ministerio/contract/domain';
import { bell, book, calendar, clock, image, message, phone, users } from '@ministerio/ui/primitives/icon';
import type { ComponentType } from 'react';
import { get, set } from 'react-hook-form';
import * as z from 'zod/mini';
import { PhotosFields } from './photos-fields.tsx';
import { ActivitiesForm } from './view/activities-form.tsx';
import { DataForm } from './view/data-form.tsx';
import { MinistriesForm } from './view/ministries-form.tsx';
import { NoticeForm } from './view/notice-form.tsx';
import { QuestionsForm } from './view/questions-form.tsx';
import { SchedulesForm } from './view/schedules-form.tsx';
import type { DocumentFormProps, SiteValues } from './view/site-values.ts';
import { TextsForm } from './view/texts-form.tsx';

/** A document of the list 'Sitio'; exceptions belong to the schedules' form. */
export type FormKey = Exclude<ContentKey, 'excepciones'>;

interface SiteForm {
  /** Path data of its icon. */
  readonly icon: string;
  /** The documents that it publishes together. */
  readonly keys: readonly ContentKey[];
  /** Its fields. */
  readonly Form: ComponentType<DocumentFormProps>;
  /** The page that shows most of it. */
  readonly page: string;
}

/** The forms of 'Sitio', in the order of its list. */
export const siteForms: Readonly<Record<FormKey, SiteForm>> = {
  datos: { icon: phone, keys: ['datos'], Form: DataForm, page: '/Contactanos' },
  horarios: { icon: clock, keys: ['horarios', 'excepciones'], Form: SchedulesForm, page: '/red_joven' },
  actividades: { icon: calendar, keys: ['actividades'], Form: ActivitiesForm, page: '/Inicio' },
  preguntas: { icon: message, keys: ['preguntas'], Form: QuestionsForm, page: '/Inicio' },
  aviso: { icon: bell, keys: ['aviso'], Form: NoticeForm, page: '/Inicio' },
  ministerios: { icon: users, keys: ['ministerios'], Form: MinistriesForm, page: '/ministerios' },
  textos: { icon: book, keys: ['textos'], Form: TextsForm, page: '/Inicio' },
  fotos: { icon: image, keys: ['fotos'], Form: PhotosFields, page: '/Inicio' },
};

export const FORM_KEYS = CONTENT_KEYS.filter((key): key is FormKey => Object.hasOwn(siteForms, key));

/** The form at an address; null for another. @param key - last part of `/dashboard/sitio/{clave}` */
export function formAt(key: string | undefined): FormKey | null {
  if (key === 'excepciones') return 'horarios';
  return FORM_KEYS.find((one) => one === key) ?? null;
}

/** Base of a form: the documents with their versions, by key. */
export type FormBase = Readonly<
  Partial<Record<ContentKey, { readonly version: number; readonly valor: unknown }>>
>;

/** The values of a form, by the key of each document. */
export type FormDocuments = Readonly<Partial<Record<ContentKey, unknown>>>;

/** The contract's rules for the documents of a form. */
export const schemaOf = (form: FormKey) =>
  z
    .object(Object.fromEntries(siteForms[form].keys.map((key) => [key, contentDocuments[key]])))
    .check(({ value, issues }) => {
      for (const key of ['horarios', 'excepciones'] as const) {
        for (const index of endingBefore(asDocument<typeof key>(value[key] ?? []))) {
          issues.push({ code: 'custom', path: [key, index, 'fin'], message: ENDS_BEFORE, input: value });
        }
      }
    });

/** The published values of a form's documents. */
export const valuesOf = (base: FormBase): FormDocuments =>
  Object.fromEntries(Object.entries(base).map(([key, entry]) => [key, entry.valor]));

/**
 * Completes a draft of a former release: missing values come from the published documents, values of unknown keys are
 * dropped.
 */
export function completedDraft(
  form: FormKey,
  values: FormDocuments,
  published: FormDocuments,
): FormDocuments {
  // The same object while nothing is missing, so that no preview is drawn anew.
  let completed = values;
  for (const issue of schemaOf(form).safeParse(values).error?.issues ?? []) {
    const path = issue.path.join('.');
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : null;
    if (unknown === null && get(values, path) !== undefined) continue;
    if (completed === values) completed = structuredClone(values);
    if (unknown === null) set(completed, path, get(published, path));
    for (const key of unknown ?? []) Reflect.deleteProperty(get(completed, path) as object, key);
  }
  return completed;
}

/** Changes of a draft, in words. */
export function changesOf(
  form: FormKey,
  base: FormBase,
  values: FormDocuments,
  names: LineNames,
): readonly string[] {
  return siteForms[form].keys.flatMap((key) =>
    describeChanges(key, asDocument(base[key]?.valor), asDocument(values[key]), names),
  );
}

/** A value of a form as its document: the form starts from one and keeps its shape. */
export const asDocument = <Key extends ContentKey>(value: unknown): SiteValues[Key] =>
  value as SiteValues[Key];
