/**
 * Takes a lock, a folder. A lock whose process was killed is removed, so that the next try takes it.
 * @returns whether it was taken.
 */
export declare function tryLock(folder: string): boolean;

/** Gives a lock back. */
export declare function unlock(folder: string): void;
