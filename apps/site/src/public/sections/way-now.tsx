import { meetingsNow } from '@ministerio/contract/domain';
import { RouteCard } from '@ministerio/ui/composed/route-card';
import { usePage } from '../page-context.ts';
import styles from './way-now.module.css';

/** The way to the church while a meeting is on there. */
export function WayNow() {
  const { church, lists, exceptions, time } = usePage();
  const now = meetingsNow(lists.openMeetings, time.clock, exceptions)[0];
  const usual = lists.openMeetings.find(({ id }) => id === now?.id);
  if (!now || now.lugar !== usual?.lugar) return null;
  return (
    <div className={styles.WayNow}>
      <RouteCard point={church.point} address={church.address} plan={church.plan} className={styles.Card} />
    </div>
  );
}
