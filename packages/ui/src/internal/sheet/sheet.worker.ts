import type { SheetAnswer, SheetRequest } from './messages.ts';
import { readSheet } from './read-sheet.ts';
import { SheetError } from './sheet.ts';

async function answer({ bytes, maxRows }: SheetRequest): Promise<SheetAnswer> {
  try {
    return { sheet: await readSheet(new Uint8Array(bytes), maxRows) };
  } catch (error) {
    return { failure: error instanceof SheetError ? error.failure : 'unreadable' };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  void answer(data).then((result) => self.postMessage(result));
});
