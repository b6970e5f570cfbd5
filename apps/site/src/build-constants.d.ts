/** Year of the build, for prerendered pages. */
declare const __BUILD_YEAR__: number;

/** The church's time zone offsets from the year of the build on. */
declare const __CLOCKS__: import('@ministerio/contract/domain').ClockTable;

/** Path of the drawn pictures, without a trailing slash. */
declare const __VITRAL__: string;

/** Version of the product, from the root's package.json. */
declare const __VERSION__: string;
