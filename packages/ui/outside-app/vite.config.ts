import { cspSafe } from '@ministerio/ui/vite-csp';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The packages ship their sources, so the app's bundler compiles them.
export default defineConfig({
  ...cspSafe,
  plugins: [react(), ...cspSafe.plugins],
  ssr: { noExternal: [/^@ministerio\//] },
});
