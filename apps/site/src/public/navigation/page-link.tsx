import type { AnchorProps } from '@ministerio/ui/primitives/link';
import type { MouseEvent } from 'react';
import { isPublicHref } from '../../routes/public-routes.ts';
import { follow } from './place.ts';

/** Whether a click asks for this tab and this page, not for a new tab, a window or a download. */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
  const elsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || elsewhere);
}

/** Follows links between public pages without loading anew; every other address is left to the browser. */
export function PageLink(props: AnchorProps) {
  const { href, onClick } = props;
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPublicHref(href) || !isPlain(event)) return;
    event.preventDefault();
    void follow(href);
  };
  const anchor = { ...props, onClick: go };
  return <a {...anchor} />;
}
