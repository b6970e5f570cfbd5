/** Now, in UTC milliseconds. The server reads no other clock, so tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = Date.now;
