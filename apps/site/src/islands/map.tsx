import type { GeoPoint, StreetPlan } from '@ministerio/content';
import { MapPanel } from '@ministerio/ui/composed/map-panel';

export interface MapIslandProps {
  readonly point: GeoPoint;
  readonly address: readonly string[];
  readonly plan?: StreetPlan | undefined;
}

/** The plan, and the map of another site on request. */
export function Island({ point, address, plan }: MapIslandProps) {
  return <MapPanel point={point} address={address} plan={plan} />;
}
