import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../../../../primitives/alert-dialog/alert-dialog.tsx';

/** The question to an administrator who is about to give up the role. */
export interface DemotionDialog {
  /** Asks, and tells whether the role goes. */
  readonly ask: () => Promise<boolean>;
  /** The question; belongs somewhere beside the form. */
  readonly dialog: ReactNode;
}

/** Asks before an administrator stops being one: there is no way back without another administrator. */
export function useDemotionDialog(): DemotionDialog {
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  const settle = (yes: boolean) => {
    answer?.(yes);
    setAnswer(null);
  };
  return {
    ask: () => new Promise((resolve) => setAnswer(() => resolve)),
    dialog: (
      <AlertDialog
        open={answer !== null}
        onOpenChange={(open) => {
          if (!open) settle(false);
        }}
        title="¿Dejar de ser administrador?"
        description="Dejarás de ser administrador y tu sesión se cerrará. Podrás entrar como miembro, pero no abrir este panel. Solo otro administrador puede devolverte el rol."
        confirmLabel="Dejar de ser administrador"
        onConfirm={() => settle(true)}
      />
    ),
  };
}
