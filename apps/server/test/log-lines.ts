import { Writable } from 'node:stream';

/** A logger for a test's server, and the lines that it has written. @param level - the least that is written */
export function logLines(level = 'info') {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, logger: { level, stream } };
}
