import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { useState } from 'react';

/**
 * Asks an administrator to confirm giving up the role: only another administrator can undo it.
 * @returns `ask` opens the dialog and resolves to whether it was confirmed; render `dialog` beside the form.
 */
export function useDemotionDialog() {
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  const settle = (yes: boolean) => {
    answer?.(yes);
    setAnswer(null);
  };
  return {
    ask: () => new Promise<boolean>((resolve) => setAnswer(() => resolve)),
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
