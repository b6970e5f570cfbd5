import type { SecurityNotices } from '@ministerio/contract';
import { momentWords, monthAndYear } from '@ministerio/contract/domain';
import { NoticeList, type NoticeListProps } from '@ministerio/ui/composed/notice-list';
import { Link } from '@ministerio/ui/primitives/link';

export interface ClosingNoticesProps extends Omit<NoticeListProps, 'notices' | 'children'> {
  /** Months that were closed or adjusted in the last seven days, newest first. */
  readonly notices: SecurityNotices['cierres'];
  /** The church's time zone, such as `America/La_Paz`. */
  readonly timeZone: string;
}

/** Who closed or adjusted a month (R47, R68). Renders a `<div>`, or nothing. */
export function ClosingNotices({ notices, timeZone, ...rest }: ClosingNoticesProps) {
  const lines = notices.map(
    ({ motivo, mes, por, cuando }) =>
      `«${por}» ${motivo === 'cerrado' ? 'cerró' : 'ajustó'} ${monthAndYear(mes)} el ${momentWords(cuando, timeZone)}.`,
  );
  const advice = (
    <>
      Míralo en <Link href="/dashboard/cierre">Cierre de aportes</Link>.
    </>
  );
  const shown = lines.length === 0 ? [] : [{ title: 'Cierre de aportes', lines, advice }];
  return <NoticeList {...rest} notices={shown} data-component="ClosingNotices" />;
}
