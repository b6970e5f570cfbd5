/** Measured shares of a report's time; the rest is writing the file. */
const READING = 0.5;
const DRAWING = 0.35;

/**
 * Turns cells into a share of the whole work, reported once per hundredth; the last part, writing the file, reports no
 * progress.
 * @param onProgress - called with the share that is done, 0 to 1.
 */
export function countCells(cells: number, onProgress: (share: number) => void) {
  let [read, drawn, reported] = [0, 0, 0];
  function report(): void {
    const share = (READING * Math.min(read, cells) + DRAWING * Math.min(drawn, cells)) / Math.max(cells, 1);
    const hundredths = Math.floor(share * 100);
    if (hundredths === reported) return;
    reported = hundredths;
    onProgress(hundredths / 100);
  }
  return {
    /** Counts a cell that was read. */
    read: () => {
      read += 1;
      report();
    },
    /** Counts a cell that was drawn. */
    drawn: () => {
      drawn += 1;
      report();
    },
  };
}
