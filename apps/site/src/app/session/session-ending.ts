/** How the last session of this tab ended: the person left, or the server (or the clock) ended it. */
export interface SessionEnding {
  /** Whether the person asked to leave: then nobody is brought back to where they were. */
  readonly left: boolean;
  /** What the login page says; null where there is nothing to say. */
  readonly notice: string | null;
}

const NONE: SessionEnding = { left: false, notice: null };

/** Remembers the last ending between the moment it happens and the login page that tells about it. */
export function createEndingMemory() {
  let ending = NONE;
  return {
    read: () => ending,
    personLeft: () => {
      ending = { left: true, notice: null };
    },
    sessionEnded: (notice: string) => {
      ending = { left: false, notice };
    },
    forget: () => {
      ending = NONE;
    },
  };
}

/** See {@link createEndingMemory}. */
export type EndingMemory = ReturnType<typeof createEndingMemory>;
