import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.ts';
import { Button } from '../../primitives/button/button.tsx';
import { FormField } from '../../primitives/form-field/form-field.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Textarea } from '../../primitives/textarea/textarea.tsx';
import { contactForm as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './contact-form.module.css';
import {
  type ContactErrors,
  type ContactMessage,
  type ContactOutcome,
  checkMessage,
  contactFields,
  readMessage,
} from './contact-message.ts';

export interface ContactFormProps extends Omit<ComponentProps<'form'>, 'children' | 'method' | 'onSubmit'> {
  /** Target of the form without script. @default '/api/contactanos' */
  action?: string | undefined;
  /** Offers WhatsApp before e-mail for the answer, where the backend takes a number. @default false */
  whatsapp?: boolean | undefined;
  /** Sends the message without leaving the page; without it the browser posts the form. */
  send?: ((message: ContactMessage) => Promise<ContactOutcome>) | undefined;
  /** Called on the first interaction, to preload what sending needs. */
  onFirstFocus?: (() => void) | undefined;
  /** Finds the wrong fields of a message, with what to say about them. @default in Spanish */
  check?: ((message: ContactMessage) => ContactErrors) | undefined;
  /** Result of a message that was posted before this page loaded. */
  outcome?: ContactOutcome | undefined;
  /** The message's first words, until somebody types others. */
  initialMessage?: string | undefined;
}

/**
 * The contact form; it also works without script. Renders a `<form>`; `[data-pending]` while a message is
 * being sent.
 */
export function ContactForm({
  action = '/api/contactanos',
  whatsapp = false,
  send,
  onFirstFocus,
  check = checkMessage,
  outcome: posted,
  initialMessage,
  onFocus,
  className,
  ref,
  ...rest
}: ContactFormProps) {
  const words = useWords(spanish);
  const form = useRef<HTMLFormElement>(null);
  const mergedRef = useMergedRef(form, ref);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [own, setOwn] = useState<ContactOutcome>();
  const [pending, setPending] = useState(false);
  const turnedTo = useRef(false);
  const outcome = own ?? posted;

  // Without script the browser validates the fields; with script we do, in our own words, from the first press.
  useLayoutEffect(() => {
    if (form.current && send) form.current.noValidate = true;
  }, [send]);

  function refuse(found: ContactErrors): void {
    setErrors(found);
    const first = contactFields.find((name) => found[name]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!send) return;
    event.preventDefault();
    const element = event.currentTarget;
    const message = readMessage(element);
    const found = check(message);
    setOwn(undefined);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    const result = await send(message);
    setPending(false);
    setOwn(result);
    if (result.status === 'sent') element.reset();
    else refuse(result.errors ?? {});
  }

  return (
    <form
      data-component="ContactForm"
      {...rest}
      ref={mergedRef}
      method="post"
      action={action}
      data-pending={pending || undefined}
      className={cx(styles.ContactForm, className)}
      onSubmit={submit}
      onFocus={(event) => {
        onFocus?.(event);
        if (!turnedTo.current) onFirstFocus?.();
        turnedTo.current = true;
      }}
    >
      <FormField label={words.name} required error={errors.nombre}>
        <TextField name="nombre" autoComplete="name" maxLength={100} />
      </FormField>
      {whatsapp ? (
        <AnswerWays errors={errors} />
      ) : (
        <FormField label={words.email} required error={errors.email}>
          <TextField name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} />
        </FormField>
      )}
      <FormField label={words.message} required error={errors.mensaje}>
        <Textarea name="mensaje" rows={5} maxLength={4000} defaultValue={initialMessage} />
      </FormField>
      <label className={styles.Trap} aria-hidden="true">
        {words.trap}
        <input name="sitio" tabIndex={-1} autoComplete="off" />
      </label>
      <div role="status" className={styles.Outcome}>
        {outcome && (
          <Notice tone={outcome.status === 'sent' ? 'success' : 'danger'}>{outcome.message}</Notice>
        )}
      </div>
      <Button type="submit" size="lg" loading={pending} className={styles.Submit}>
        {words.send}
      </Button>
    </form>
  );
}

/**
 * How a visitor is answered: by WhatsApp or e-mail, of which one field is in sight. Choices are the browser's own, so that one
 * made before the script has run stays, and styles alone show the field.
 */
function AnswerWays({ errors }: { readonly errors: ContactErrors }) {
  const words = useWords(spanish);
  return (
    <fieldset className={styles.Ways}>
      <legend className={styles.Legend}>{words.ways}</legend>
      <div className={styles.Choices}>
        <label className={styles.Choice}>
          <input type="radio" name="via" value="whatsapp" defaultChecked />
          {words.byWhatsApp}
        </label>
        <label className={styles.Choice}>
          <input type="radio" name="via" value="correo" />
          {words.byEmail}
        </label>
      </div>
      <FormField
        label={words.number}
        hint={words.numberHint}
        error={errors.whatsapp}
        className={styles.Number}
      >
        <TextField
          name="whatsapp"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={32}
          aria-required="true"
        />
      </FormField>
      <FormField label={words.email} error={errors.email} className={styles.Email}>
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          aria-required="true"
        />
      </FormField>
    </fieldset>
  );
}
