/** The present instant in UTC milliseconds. The server never asks another clock, so tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = Date.now;
