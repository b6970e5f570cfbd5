import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Links inside the application go through the router; public pages are documents of their own and load anew. */
export function RouterLink({ href = '', ...props }: ComponentProps<'a'>) {
  const isInside = /^\/(auth|dashboard)(\/|$)/i.test(href);
  return isInside ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
