/** When a test or a hook counts as hung, however busy the machine is; `bench/` measures the product's speed. */
export const SLOW_MACHINE_MS = 180_000;
