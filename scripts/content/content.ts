/** Everything that `packages/content` exports. */
export type Content = typeof import('../../packages/content/src/index.ts');
