/** Whole version of the package; the build puts it here. */
declare const __WIDGET_VERSION__: string;

/** Version of this bundle, such as `0.1.0`. */
export const version: string = __WIDGET_VERSION__;
