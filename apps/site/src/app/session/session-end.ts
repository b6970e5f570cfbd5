/** How the last session of this tab ended: by the person, or by the server or the clock. */
export interface SessionEnd {
  /** Whether the person signed out: then the next sign-in does not lead back to the last screen. */
  readonly byPerson: boolean;
  /** Shown on the login page. */
  readonly notice: string | null;
}

const NONE: SessionEnd = { byPerson: false, notice: null };

/** Remembers the last end until the login page has shown it. */
export function createSessionEndStore() {
  let end = NONE;
  return {
    read: () => end,
    signedOut: () => {
      end = { byPerson: true, notice: null };
    },
    expired: (notice: string) => {
      end = { byPerson: false, notice };
    },
    clear: () => {
      end = NONE;
    },
  };
}

/** See {@link createSessionEndStore}. */
export type SessionEndStore = ReturnType<typeof createSessionEndStore>;
