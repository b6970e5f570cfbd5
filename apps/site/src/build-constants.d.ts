/** Path of the drawn pictures, without a trailing slash. */
declare const __VITRAL__: string;

/** Version of the product, from the root's package.json. */
declare const __VERSION__: string;
