import type { Plugin } from 'vite';
import { shortenNames } from './css-modules.ts';
import { shadowStyles } from './shadow-styles.ts';

/** Puts the styles of a bundle into its script, cut down to what that script uses. */
export function inlineStyles(): Plugin {
  return {
    name: 'ministerio:inline-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
      const css = styles.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n');
      for (const file of styles) delete bundle[file.fileName];
      for (const file of files) {
        if (file.type !== 'chunk' || !file.code.includes('__WIDGET_CSS__')) continue;
        const short = shortenNames(file.code, shadowStyles(css, file.code));
        file.code = short.script.replace('__WIDGET_CSS__', () => literal(short.css));
      }
    },
  };
}

/** A JavaScript text with as few escapes as possible. */
function literal(text: string): string {
  return `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;
}
