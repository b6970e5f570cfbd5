import { zodResolver } from '@hookform/resolvers/zod';
import { listCategories } from '@ministerio/contract';
import { churchClock } from '@ministerio/contract/domain';
import { noticeFilledFields } from '@ministerio/ui/hooks/use-single-submit';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, FormProvider, useForm, useWatch } from 'react-hook-form';
import { READ_ANEW, readFailure, readPosition } from '../kit/geolocation/read-position.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import styles from './site-editor.module.css';
import {
  asDocument,
  type FormBase,
  type FormDocuments,
  type FormKey,
  schemaOf,
  siteForms,
} from './site-forms.ts';
import type { DocumentFormProps as FieldsProps, OwnPosition } from './view/site-values.ts';

/** Handle of the open form for its screen. */
export interface DocumentFormHandle {
  /** Shows the server's messages at their fields. */
  readonly showErrors: (fields: Readonly<Record<string, string>>) => void;
}

interface DocumentFormProps extends Pick<FieldsProps, 'sections' | 'changing' | 'fill' | 'onPageShown'> {
  readonly id: string;
  readonly form: FormKey;
  readonly start: FormDocuments;
  /** The published documents, for names of other documents. */
  readonly published: FormBase;
  readonly onValuesChange: (values: FormDocuments) => void;
  readonly onPublish: (values: FormDocuments) => void;
  readonly handle: RefObject<DocumentFormHandle | null>;
}

/** The form of a document, from its values on. Renders a `<form>`; its button is outside, by `id`. */
export function DocumentForm(props: DocumentFormProps) {
  const { id, form: key, start, published, onValuesChange, onPublish, handle, ...shown } = props;
  const { church, now } = useServices();
  const resolver = useMemo(() => zodResolver(schemaOf(key)), [key]);
  // Not on blur: a message that comes or goes moves what is being pressed away from under the finger.
  const form = useForm<FieldValues>({ defaultValues: start as FieldValues, resolver, mode: 'onSubmit' });
  const values: FieldValues = useWatch({ control: form.control });
  const ministries = useCall(queryKeys.categories, listCategories, {
    enabled: key === 'horarios' || key === 'ministerios',
  });
  const locate = useOwnPosition();
  const report = useEffectEvent(onValuesChange);
  useEffect(() => report(structuredClone(values)), [values]);
  useImperativeHandle(handle, () => ({
    showErrors: (fields) => {
      // At once: the rows with faults are open then.
      flushSync(() => {
        for (const [path, message] of Object.entries(fields))
          form.setError(path, { type: 'server', message });
      });
      focusFirstError(id);
    },
  }));
  const { submitCount } = form.formState;
  // Not before React has opened the rows with faults: what is hidden takes no focus.
  useEffect(() => {
    if (submitCount > 0) focusFirstError(id);
  }, [submitCount, id]);
  const { Form } = siteForms[key];
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        // Not below what sticks to the window's edges.
        onFocus={({ target }) => {
          if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
        }}
        onSubmit={(event) => {
          noticeFilledFields(event.currentTarget);
          void form.handleSubmit(() => onPublish(structuredClone(form.getValues())))(event);
        }}
      >
        <div className={styles.Fields}>
          <Form
            {...shown}
            today={churchClock(now(), church.timeZone).date}
            ministries={(ministries.data ?? []).flatMap(({ id: own, name }) => {
              const number = Number(own);
              return Number.isSafeInteger(number) ? [{ id: number, name: name ?? '' }] : [];
            })}
            schedules={asDocument<'horarios'>(published.horarios?.valor ?? [])}
            activities={asDocument<'actividades'>(published.actividades?.valor ?? [])}
            texts={asDocument<'textos'>(published.textos?.valor)}
            onLocate={locate}
          />
        </div>
      </form>
    </FormProvider>
  );
}

function focusFirstError(id: string): void {
  document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Asks the device once where it is. */
function useOwnPosition(): () => Promise<OwnPosition> {
  const { geolocation, secureContext } = useServices();
  return () =>
    new Promise((resolve) => {
      if (geolocation === null || !secureContext) return resolve('unavailable');
      return geolocation.getCurrentPosition(
        (position) => resolve(readPosition(position)),
        (error) => resolve(readFailure(error)),
        READ_ANEW,
      );
    });
}
