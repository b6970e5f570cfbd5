import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

const kebab = (name: string) => name.replace(/\B([A-Z])/g, '-$1').toLowerCase();

/**
 * Adapts the components' sources to a shadow root and to a small bundle:
 * the names that pages read as `data-component` and `data-part` become `part`, which styles from outside can
 * reach (`data-part="panel"` in folder `accordion` is `::part(accordion-panel)`);
 * a CSS Module is imported as a namespace, so that classes nobody uses can be left out;
 * the documentation of attributes stays behind.
 */
export function componentSource(): Plugin {
  return {
    name: 'ministerio:component-source',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!/packages[\\/](?:ui|widgets)[\\/]src[\\/].*\.tsx?$/.test(file)) return null;
      const folder = basename(dirname(file));
      const prefix = folder === 'runtime' ? '' : `${folder}-`;
      return {
        code: code
          .replace(/\bdata-component="(\w+)"/g, (_all, name) => `part="${kebab(name)}"`)
          .replace(/\bdata-part="([\w-]+)"/g, (_all, name) => `part="${prefix}${name}"`)
          .replace(/import styles from ('[^']+\.module\.css')/g, 'import * as styles from $1')
          .replace(/^(\s*)description:\s*(?:'(?:[^'\\]|\\.)*'|"[^"]*"),$/gm, "$1description: '',"),
        map: null,
      };
    },
  };
}
