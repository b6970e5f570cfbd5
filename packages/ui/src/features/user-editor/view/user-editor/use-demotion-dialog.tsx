import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../../../../primitives/alert-dialog/alert-dialog.tsx';

/** Confirmation for an administrator who gives up the role. */
export interface DemotionDialog {
  /** Opens the dialog; resolves to whether it was confirmed. */
  readonly ask: () => Promise<boolean>;
  /** The dialog; render it beside the form. */
  readonly dialog: ReactNode;
}

/** Asks an administrator to confirm giving up the role: only another administrator can undo it. */
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
        onOpenChange={() => settle(false)}
        title="¿Dejar de ser administrador?"
        description="Dejarás de ser administrador y tu sesión se cerrará. Podrás entrar como miembro, pero no abrir este panel. Solo otro administrador puede devolverte el rol."
        confirmLabel="Dejar de ser administrador"
        onConfirm={() => settle(true)}
      />
    ),
  };
}
