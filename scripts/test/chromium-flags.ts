/** Flags that keep Chromium quiet and off the network; without a sandbox because CI often runs as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As Chromium draws letters on a desktop; without a window it would not ask the system.
  '--font-render-hinting=slight',
] as const;
