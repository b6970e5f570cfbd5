import { calendar, Glyph } from '@ministerio/ui/primitives/icon';
import { Link } from '@ministerio/ui/primitives/link';
import styles from './add-to-calendar.module.css';

/** Link to a schedule's calendar file, which phones offer to add to the person's own calendar. */
export function AddToCalendar({
  href,
  children = 'Agregar a mi calendario',
}: {
  href: string;
  children?: string;
}) {
  return (
    <p>
      <Link href={href} className={styles.AddToCalendar}>
        <Glyph path={calendar} />
        {children}
      </Link>
    </p>
  );
}
