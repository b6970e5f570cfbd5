import type { memberShell as spanish } from '../../words/composed.ts';

/** One entry of the member's navigation. */
export interface MemberLink {
  readonly label: string;
  readonly href: string;
  readonly external?: boolean;
}

/** Target of 'Soporte'; a chat opens in a new tab. */
export type MemberSupport = Omit<MemberLink, 'label'>;

/** The member's navigation in the spec's order (section 2, Member area). */
export function memberLinks(
  support: MemberSupport | undefined,
  words: typeof spanish,
): readonly MemberLink[] {
  return [
    { label: words.home, href: '/inicio' },
    ...(support ? [{ label: words.support, ...support }] : []),
    { label: words.attendance, href: '/dashboard/user/userAsistencia' },
  ];
}

/** Whether a link leads to the current page; letter case and a trailing slash do not matter. */
export function isCurrent(href: string, currentPath: string): boolean {
  const plain = (path: string) =>
    path
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .toLowerCase();
  return plain(href) === plain(currentPath);
}
