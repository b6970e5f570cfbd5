import type { RosetteCrop } from '@ministerio/content/types';
import { ButtonLink } from '../primitives/button/button.tsx';
import { Stack } from '../primitives/stack/stack.tsx';
import { crops, wholeRosette } from './crops.ts';
import { drawRosette, type RosetteOptions } from './draw-rosette.ts';
import styles from './rosette-playground.module.css';

export interface RosettePlaygroundProps extends Omit<RosetteOptions, 'view'> {
  /** Part that is shown: the whole, or a crop that cards and sections use. */
  readonly crop: RosetteCrop | 'whole';
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
