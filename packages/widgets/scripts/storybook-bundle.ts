import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import { scriptEntry } from './elements.ts';

const NAME = 'virtual:ministerio-widgets';

/** Gives Storybook the widgets as pages get them: `import 'virtual:ministerio-widgets'` defines the elements. */
export function storybookBundle(): Plugin {
  return {
    name: 'ministerio:storybook-bundle',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? bundle({ entry: scriptEntry('todo') }) : null),
  };
}
