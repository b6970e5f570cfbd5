import { type FormEvent, useRef } from 'react';

/** Tells React of what was filled in without an event, as some password managers do. Other fields' events say nothing new. */
export function noticeFilledFields(form: HTMLFormElement): void {
  for (const field of form.elements) field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Lets one submit of a form run at a time: a second one, before React has rendered the button's loading state, is
 * dropped.
 * @param submit - result of react-hook-form's `handleSubmit`.
 * @returns the form's `onSubmit`. It always prevents the browser's own submit.
 */
export function useSingleSubmit(
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>,
): (event: FormEvent<HTMLFormElement>) => Promise<void> {
  const running = useRef(false);
  return async (event) => {
    event.preventDefault();
    noticeFilledFields(event.currentTarget);
    if (running.current) return;
    running.current = true;
    try {
      await submit(event);
    } finally {
      running.current = false;
    }
  };
}
