import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useServices } from '../kit/services/index.ts';
import type { UnsentMark } from '../kit/unsent-marks/unsent-list.tsx';
import { readUnsent } from './unsent.ts';

/** Most sign out with nothing left to send. */
const UnsentQuestion = lazy(async () => ({
  default: (await import('./unsent-question.tsx')).UnsentQuestion,
}));

/**
 * Asks before somebody signs out while marks of 'Abrir la puerta' wait in this browser (R52): nobody sends them until an
 * administrator opens the door here again.
 * @param signOut - signs out.
 * @returns what the sign-out button calls, and the question to render.
 */
export function useSignOut(signOut: () => void): {
  readonly onSignOut: () => void;
  readonly question: ReactNode;
} {
  const { church } = useServices();
  const [unsent, setUnsent] = useState<readonly UnsentMark[]>([]);
  const onSignOut = () =>
    void readUnsent(church.timeZone).then((marks) => (marks.length === 0 ? signOut() : setUnsent(marks)));
  return {
    onSignOut,
    question: unsent.length > 0 && (
      <Suspense fallback={null}>
        <UnsentQuestion
          marks={unsent}
          onCopy={'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined}
          onStay={() => setUnsent([])}
          onSignOut={signOut}
        />
      </Suspense>
    ),
  };
}
