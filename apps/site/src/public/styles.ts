/** Every style of the public pages: the build takes the style sheet of this module and throws its script away. */
export { createRenderer } from './renderer.tsx';
