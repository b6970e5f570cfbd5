import { closeSync, copyFileSync, openSync, readSync, statSync } from 'node:fs';

/** Sizes in bytes, by https://www.sqlite.org/fileformat2.html#walformat. */
const HEADER = 32;
const FRAME_HEAD = 24;
/** The two marks that a log begins with: its checksums read words of the one or the other byte order. */
const LITTLE_ENDIAN = 0x377f0682;
const BIG_ENDIAN = 0x377f0683;

type Sums = readonly [number, number];

/**
 * Looks through the write-ahead log of a server that did not end well, before SQLite opens it. SQLite ends the log at its
 * first bad frame and says nothing; what stands behind it was acknowledged and is lost.
 * @param database - absolute path of the SQLite file.
 * @returns where a damaged log was copied to; null for a whole one, or none.
 */
export function keepDamagedLog(database: string): string | null {
  const log = `${database}-wal`;
  const { size = 0, mtimeMs = 0 } = statSync(log, { throwIfNoEntry: false }) ?? {};
  if (size <= HEADER || !isDamaged(log)) return null;
  const kept = `${log}.danado-${Math.floor(mtimeMs)}`;
  copyFileSync(log, kept);
  return kept;
}

/**
 * Whether a committed transaction stands behind a bad frame. A crash may leave the frames of the last one in any state,
 * because they were not synced yet: only a frame behind a later commit shows that the bad one had been.
 */
function isDamaged(log: string): boolean {
  const file = openSync(log, 'r');
  try {
    const header = Buffer.alloc(HEADER);
    readSync(file, header, 0, HEADER, 0);
    const mark = header.readUInt32BE(0);
    if (mark !== LITTLE_ENDIAN && mark !== BIG_ENDIAN) return true;
    const isLittle = mark === LITTLE_ENDIAN;
    let sums = add([0, 0], header.subarray(0, 24), isLittle);
    if (!isSummed(header, 24, sums)) return true;
    const salts = header.subarray(16, 24);
    const frame = Buffer.alloc(FRAME_HEAD + header.readUInt32BE(8));
    let isBroken = false;
    let isCommitted = false;
    for (let at = HEADER; readSync(file, frame, 0, frame.length, at) === frame.length; at += frame.length) {
      // Frames of an earlier log, which this one has not overwritten yet, have other salts.
      const isOurs = frame.subarray(8, 16).equals(salts);
      if (!isBroken) {
        sums = add(add(sums, frame.subarray(0, 8), isLittle), frame.subarray(FRAME_HEAD), isLittle);
        isBroken = !isOurs || !isSummed(frame, 16, sums);
      }
      if (!isBroken || !isOurs) continue;
      if (isCommitted) return true;
      isCommitted = frame.readUInt32BE(4) !== 0;
    }
    return false;
  } finally {
    closeSync(file);
  }
}

/** The log's checksum, cumulative over pairs of 32-bit words. */
function add([first, second]: Sums, bytes: Buffer, isLittle: boolean): Sums {
  let [one, two] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    one = (one + (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) + two) >>> 0;
    two = (two + (isLittle ? bytes.readUInt32LE(at + 4) : bytes.readUInt32BE(at + 4)) + one) >>> 0;
  }
  return [one, two];
}

function isSummed(bytes: Buffer, at: number, [one, two]: Sums): boolean {
  return bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;
}
