import type { AnchorProps } from '@ministerio/ui/primitives/link';
import type { MouseEvent } from 'react';
import { isPublicHref } from '../../routes/public-routes.ts';
import { navigate } from './page-location.ts';

/** Whether a click opens this tab, and no new tab, window or download. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
  const elsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || elsewhere);
}

/** Navigates between public pages without a document load; the browser opens every other address. */
export function PageLink(props: AnchorProps) {
  const { href, onClick } = props;
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPublicHref(href) || !isPlain(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  const anchor = { ...props, onClick: go };
  return <a {...anchor} />;
}
