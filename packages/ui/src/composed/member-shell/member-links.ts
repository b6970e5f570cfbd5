/** One entry of the member's navigation. */
export interface MemberLink {
  readonly label: string;
  readonly href: string;
  readonly external?: boolean;
}

/**
 * The member's navigation in the spec's order (section 2, Member area).
 * @param supportHref - chat with the church; without it 'Soporte' is left out (decisions.md section 5).
 */
export function memberLinks(supportHref: string | undefined): readonly MemberLink[] {
  return [
    { label: 'Inicio', href: '/inicio' },
    ...(supportHref ? [{ label: 'Soporte', href: supportHref, external: true }] : []),
    { label: 'Ver Asistencia', href: '/dashboard/user/userAsistencia' },
  ];
}

/** Whether a link leads to where the person is; letter case and a trailing slash do not matter. */
export function isCurrent(href: string, currentPath: string): boolean {
  const plain = (path: string) =>
    path
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .toLowerCase();
  return plain(href) === plain(currentPath);
}
