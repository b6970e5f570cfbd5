import type { ReactNode } from 'react';

/**
 * An e-mail address for a narrow cell: it breaks after the `@` first. The copied text is the plain address.
 */
export function breakableEmail(email: string): ReactNode {
  const end = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  );
}
