import type { Content } from './content.ts';
import type { Fault } from './fault.ts';
import { eachValue } from './walk.ts';

/** Addresses that exist beside the public pages. */
const OTHERS = ['/', '/auth/login', '/auth/register', '/calendario.ics', '/widgets/'];

const idsIn = (parts: object) =>
  Object.values(parts).flatMap((part) =>
    typeof part === 'object' && part !== null && 'id' in part ? [String(part.id)] : [],
  );

/** Parts of each page that a link may lead to; a page that is not here has texts of its own. */
function anchorsOf(content: Content): Readonly<Record<string, readonly string[]>> {
  const { home, ministries, meetingsPage, studies, directions, privacy, protection } = content;
  return {
    home: idsIn(home),
    ministries: idsIn(ministries),
    meetings: idsIn(meetingsPage.sections),
    studies: idsIn(studies),
    directions: idsIn(directions),
    privacy: idsIn(privacy),
    protection: idsIn(protection),
  };
}

function expectedOf(content: Content, address: string): string | undefined {
  if (/^https:\/\/[^\s/]+\.[^\s/]/.test(address)) return undefined;
  const [path = '', anchor] = address.split('#');
  const pages = Object.entries<{ readonly path: string }>(content.seo);
  const page = pages.find(([, seo]) => seo.path.toLowerCase() === path.toLowerCase());
  if (!page && !OTHERS.includes(path)) {
    return `una página del sitio (${pages.map(([, seo]) => seo.path).join(', ')}) o una dirección https`;
  }
  const anchors = anchorsOf(content)[page?.[0] ?? ''];
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined;
  return `una parte de ${path}: ${anchors.map((one) => `#${one}`).join(', ')}`;
}

/** Broken links: every `path` of the content except the pages' own in `seo`. */
export function linkFaults(content: Content): readonly Fault[] {
  return eachValue(content, 'path').flatMap(({ path, value }) => {
    const expected = path[0] === 'seo' ? undefined : expectedOf(content, String(value));
    return expected === undefined ? [] : [{ path, expected }];
  });
}
