import type { Palette, RosetteCrop, RosetteGlass } from '@ministerio/content';
import { ButtonLink } from '../primitives/button/index.ts';
import { Stack } from '../primitives/stack/stack.tsx';
import { crops, wholeRosette } from './crops.ts';
import { drawRosette } from './draw-rosette.ts';
import styles from './rosette-playground.module.css';

/** Props of {@link RosettePlayground}. */
export interface RosettePlaygroundProps {
  /** Any integer; another number is another window. */
  readonly seed: number;
  /** Part that is shown: the whole, or a crop that cards and sections use. */
  readonly crop: RosetteCrop | 'whole';
  /** Family of colours. */
  readonly glass: RosetteGlass;
  /** Width of the lead lines in units of the drawing. */
  readonly lead: number;
  /** How many rings are drawn, from the centre. */
  readonly ringCount: number;
  /** Fills the picture with night behind the glass. */
  readonly background: boolean;
  /** Leaves every segment in one piece. */
  readonly whole: boolean;
  /** Size of the cross over the centre; 0 is none. */
  readonly cross: number;
  /** The church's colours, `#RRGGBB` each. */
  readonly palette: Palette;
}

/** Draws the church's window and hands out the file. */
export function RosettePlayground({ crop, ...options }: RosettePlaygroundProps) {
  const view = crop === 'whole' ? wholeRosette : crops[crop];
  const svg = drawRosette({ ...options, view });
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const file = `roseta-${options.seed}-${crop}-${options.glass}.svg`;
  return (
    <Stack gap={4}>
      <img src={address} alt="" width={view.width} height={view.height} className={styles.Picture} />
      <Stack direction="row" gap={4} align="center">
        <ButtonLink href={address} download={file}>
          Descargar SVG
        </ButtonLink>
        <span>{(new Blob([svg]).size / 1000).toFixed(1)} KB</span>
      </Stack>
    </Stack>
  );
}
