/** Year of the build: what prerendered pages say until a browser knows better. */
declare const __BUILD_YEAR__: number;

/** The church's clocks from the year of the build on. */
declare const __CLOCKS__: import('@ministerio/contract/domain').ClockTable;

/** Path under which the drawn pictures are published, without a closing slash. */
declare const __VITRAL__: string;

/** Version of the product, from the root's package.json. */
declare const __VERSION__: string;
