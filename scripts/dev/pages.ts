import { createServer, type Plugin, type ViteDevServer } from 'vite';

/** Settings that the pages are served with. */
export interface PagesOptions {
  readonly host: string;
  readonly port: number;
  /** Files beside the pages' own that are watched too. */
  readonly watched: readonly string[];
  readonly onChange: (file: string) => void;
}

/**
 * Serves the pages, reloading in the browser.
 * @throws Error where the port is taken.
 */
export async function servePages({ host, port, watched, onChange }: PagesOptions): Promise<ViteDevServer> {
  // As a plugin, it is asked again when a change of its configuration makes Vite start anew.
  const beside: Plugin = {
    name: 'ministerio:beside-the-pages',
    configureServer({ watcher }) {
      watcher.add([...watched]);
      watcher.on('all', (_event, file) => onChange(file));
    },
  };
  const pages = await createServer({
    root: 'apps/site',
    clearScreen: false,
    plugins: [beside],
    server: { host, port, strictPort: true },
  });
  return pages.listen();
}
