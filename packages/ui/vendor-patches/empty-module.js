/** In place of modules that are never run. */
export default undefined;
