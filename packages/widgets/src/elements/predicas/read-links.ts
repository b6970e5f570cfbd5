import type { Sermon } from '@ministerio/ui/composed/sermons-carousel';
import { webAddress } from '../../runtime/web-address.ts';

const youTube =
  /^https?:\/\/(?:(?:www|m)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|live\/|shorts\/))([\w-]{6,64})/;

/**
 * The sermons that an author put into the element as links. A link to a YouTube video plays in the widget, any
 * other http(s) link opens its page; the rest is left out (server rule R17).
 */
export function readLinks(element: Element): readonly Sermon[] {
  return [...element.querySelectorAll('a')].flatMap((link) => {
    const href = webAddress(link.href);
    if (!href) return [];
    const title = link.textContent?.replace(/\s+/g, ' ').trim();
    const id = youTube.exec(href)?.[1];
    return [id ? { id, title, link: href } : { id: href, title, link: href, page: href }];
  });
}
