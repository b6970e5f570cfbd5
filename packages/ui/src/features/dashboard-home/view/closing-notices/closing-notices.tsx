import type { SecurityNotices } from '@ministerio/contract';
import { momentWords, monthAndYear } from '@ministerio/contract/domain';
import type { ComponentProps } from 'react';
import { Link } from '../../../../primitives/link/index.ts';
import { Notice } from '../../../../primitives/notice/notice.tsx';
import styles from './closing-notices.module.css';

export interface ClosingNoticesProps extends Omit<ComponentProps<typeof Notice>, 'children' | 'title'> {
  /** Months that were closed or adjusted in the last seven days, newest first. */
  readonly notices: SecurityNotices['cierres'];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
}

/** Who closed or adjusted a month (R47, R68). Renders a `<div>`, or nothing. */
export function ClosingNotices({ notices, timeZone, ...rest }: ClosingNoticesProps) {
  if (notices.length === 0) return null;
  return (
    <Notice {...rest} title="Cierre de aportes" data-component="ClosingNotices">
      <ul className={styles.List}>
        {notices.map(({ motivo, mes, por, cuando }) => (
          <li key={`${cuando} ${mes}`}>
            «{por}» {motivo === 'cerrado' ? 'cerró' : 'ajustó'} {monthAndYear(mes)} el{' '}
            {momentWords(cuando, timeZone)}.
          </li>
        ))}
      </ul>
      <p>
        Míralo en <Link href="/dashboard/cierre">Cierre de aportes</Link>. Este aviso se muestra durante 7
        días.
      </p>
    </Notice>
  );
}
