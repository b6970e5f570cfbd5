/** Timeout of a test on a busy machine; `bench/` measures the product's speed. */
export const SLOW_MACHINE_MS = 30_000;
