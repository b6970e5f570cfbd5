import type { ReactNode } from 'react';

/**
 * An e-mail address for a narrow cell: where it does not fit on a line it breaks after the `@` first. Its text stays
 * the address, letter for letter.
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
