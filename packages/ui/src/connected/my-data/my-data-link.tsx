import { Link, type LinkProps } from '../../primitives/link/index.ts';
import { useDeletionStatus } from './use-deletion-status.ts';

/** The way to 'Mis datos'; nothing on a backend that does not know them (decisions section 1). */
export function MyDataLink(props: Omit<LinkProps, 'children'>) {
  if (useDeletionStatus().data === undefined) return null;
  return <Link {...props}>Mis datos</Link>;
}
