import type { LoginValues } from '@ministerio/screens/login';
import { useLayoutEffect, useState } from 'react';

/** Reads the form of the document, whose place the screen takes; null once it is gone. */
function readForm() {
  const form = document.querySelector<HTMLFormElement>('#root form[method="dialog"]');
  if (form === null) return null;
  const { username, password } = Object.fromEntries(new FormData(form));
  return {
    values: { username: String(username), password: String(password) },
    focused: form.contains(document.activeElement) ? document.activeElement?.getAttribute('name') : null,
    sent: 'pressed' in form.dataset,
  };
}

/**
 * Values typed into the login before its script had come. The focus is put back, and an early Enter is done.
 * @returns values for the form to begin with; undefined where it was not the document's first screen.
 */
export function useEarlyLogin(): LoginValues | undefined {
  const [early] = useState(readForm);
  useLayoutEffect(() => {
    if (early?.focused) document.getElementsByName(early.focused)[0]?.focus();
    if (early?.sent) document.querySelector<HTMLFormElement>('#root form')?.requestSubmit();
  }, [early]);
  return early?.values;
}
