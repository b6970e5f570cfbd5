/** How the time of a report is spent, as measured: reading the cells, drawing them, writing the file. */
const READING = 0.5;
const DRAWING = 0.35;

/** Counts the cells of a report as they are read and drawn. */
export interface CellCounter {
  readonly read: () => void;
  readonly drawn: () => void;
}

/**
 * Turns cells into a share of the whole work, told once per hundredth; the last part, writing the file, cannot be
 * watched.
 * @param onProgress - called with what is done, 0 to 1.
 */
export function countCells(cells: number, onProgress: (share: number) => void): CellCounter {
  let [read, drawn, told] = [0, 0, 0];
  function tell(): void {
    const share = (READING * Math.min(read, cells) + DRAWING * Math.min(drawn, cells)) / Math.max(cells, 1);
    const hundredths = Math.floor(share * 100);
    if (hundredths === told) return;
    told = hundredths;
    onProgress(hundredths / 100);
  }
  return {
    read: () => {
      read += 1;
      tell();
    },
    drawn: () => {
      drawn += 1;
      tell();
    },
  };
}
