/** Flags that keep Chromium quiet and off the network; without a sandbox because CI often runs as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Renders text as on a desktop; without a window Chromium would ignore the system's setting.
  '--font-render-hinting=slight',
] as const;
