/** What a test may take where other work holds the machine; the product's own speed is measured in `bench/`. */
export const SLOW_MACHINE_MS = 30_000;
