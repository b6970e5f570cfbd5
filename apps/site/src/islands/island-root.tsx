import { ArtworkProvider } from '@ministerio/ui/composed/picture';
import { type ComponentType, useEffect } from 'react';
import { artworkOf, type Photographs } from '../public/artwork.ts';

/** Data beside an island in the page, as JSON. */
export interface IslandData {
  readonly props: object;
  /** Files of the photographs that the props name. */
  readonly photographs?: Photographs;
}

interface IslandRootProps {
  readonly of: ComponentType<object>;
  readonly data: IslandData;
  /** Called once the island answers presses. */
  readonly onReady?: () => void;
}

const noPhotographs: Photographs = {};

/** An island's root, the same on the server and in the browser. */
export function IslandRoot({ of: Component, data, onReady }: IslandRootProps) {
  // After the island's own effects.
  useEffect(() => onReady?.(), [onReady]);
  return (
    <ArtworkProvider value={artworkOf(data.photographs ?? noPhotographs)}>
      <Component {...data.props} />
    </ArtworkProvider>
  );
}
