const injection = /function __insertCSS\(code\) \{[\s\S]*?\n\}/;

/**
 * Empties sonner's style injection; `primitives/toast` imports the same rules as a file.
 * @returns {import('vite').Plugin}
 */
export function sonnerWithoutInjection() {
  return {
    name: 'ministerio:sonner-without-injection',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.m?js/.test(id)) return null;
      if (!injection.test(code)) {
        this.error('sonner no longer has __insertCSS(code): check how it adds its styles now.');
      }
      return { code: code.replace(injection, 'function __insertCSS() {}'), map: null };
    },
  };
}
