import { cx } from 'class-variance-authority';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { routeCard as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { DrawnPlan } from '../map-panel/drawn-plan.tsx';
import { directionsUrl } from '../map-panel/map-links.ts';
import type { MapPanelProps } from '../map-panel/map-panel.tsx';
import styles from './route-card.module.css';

export interface RouteCardProps extends MapPanelProps {}

/** The way to the church in one look: its streets at night, the address, and the phone's own directions. Needs no script. */
export function RouteCard({ point, address, plan, className, ...rest }: RouteCardProps) {
  const words = useWords(spanish);
  const [street, ...others] = address;
  return (
    <Card data-component="RouteCard" {...rest} padding="none" className={cx(styles.RouteCard, className)}>
      <div className={styles.Plan} data-theme="dark">
        <DrawnPlan plan={plan} />
      </div>
      <div className={styles.Foot}>
        <address className={styles.Address}>
          <strong className={styles.Street}>{street}</strong>
          {others.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ButtonLink href={directionsUrl(point)} external>
          {words.open}
        </ButtonLink>
      </div>
    </Card>
  );
}
