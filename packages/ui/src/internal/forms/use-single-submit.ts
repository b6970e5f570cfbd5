import { type FormEvent, useRef } from 'react';

/**
 * Lets one submit of a form run at a time: a second one in the same moment, before React has drawn the waiting
 * button, is dropped.
 * @param submit - what react-hook-form's `handleSubmit` gives.
 * @returns the form's `onSubmit`. It always keeps the browser from sending the form itself.
 */
export function useSingleSubmit(
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>,
): (event: FormEvent<HTMLFormElement>) => Promise<void> {
  const running = useRef(false);
  return async (event) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    try {
      await submit(event);
    } finally {
      running.current = false;
    }
  };
}
