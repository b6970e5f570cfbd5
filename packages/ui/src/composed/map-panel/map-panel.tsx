import type { GeoPoint, StreetPlan } from '@ministerio/content/types';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useState } from 'react';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Glyph, map, navigation } from '../../primitives/icon/index.ts';
import { mapPanel as spanish } from '../../words/composed.ts';
import { useWords } from '../../words/use-words.ts';
import { DrawnPlan } from './drawn-plan.tsx';
import { directionsUrl, embeddedMapUrl } from './map-links.ts';
import styles from './map-panel.module.css';

export interface MapPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Location of the church. */
  point: GeoPoint;
  /** Postal address, one line each. */
  address: readonly string[];
  /** Names on the drawn plan; without them the plan is decorative. */
  plan?: StreetPlan | undefined;
}

/**
 * How to get there: a drawn plan, the address, and a link that opens the phone's maps. The embedded map of
 * another site loads only on request. `[data-loaded]` once it has.
 */
export function MapPanel({ point, address, plan, className, ...rest }: MapPanelProps) {
  const words = useWords(spanish);
  const [loaded, setLoaded] = useState(false);
  return (
    <Card
      data-component="MapPanel"
      {...rest}
      padding="none"
      data-loaded={loaded || undefined}
      className={cx(styles.MapPanel, className)}
    >
      <div className={styles.View}>
        {loaded ? (
          <iframe src={embeddedMapUrl(point)} title={words.title} className={styles.Map} />
        ) : (
          <DrawnPlan plan={plan} />
        )}
      </div>
      <div className={styles.Foot}>
        <address className={styles.Address}>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div className={styles.Actions}>
          <ButtonLink href={directionsUrl(point)} external>
            <Glyph path={navigation} />
            {words.directions}
          </ButtonLink>
          {!loaded && (
            <Button variant="secondary" onClick={() => setLoaded(true)}>
              <Glyph path={map} />
              {words.show}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
