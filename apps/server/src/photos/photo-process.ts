import { encodePhoto } from './encode-photo.ts';

/**
 * The process that decodes one picture that a person sent, and ends. A picture that breaks the decoder breaks nothing
 * else (R61).
 */
const RSS_BYTES = 512 * 1024 * 1024;
const UNREADABLE = 1;

// Pixels are outside of what `--max-old-space-size` counts.
setInterval(() => {
  if (process.memoryUsage.rss() > RSS_BYTES) process.exit(UNREADABLE);
}, 50).unref();
process.on('disconnect', () => process.exit());
process.on('message', (bytes: Uint8Array) => {
  encodePhoto(bytes).then(
    (photo) => process.send?.(photo),
    () => process.exit(UNREADABLE),
  );
});
