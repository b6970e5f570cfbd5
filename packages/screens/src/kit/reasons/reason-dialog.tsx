import { CLOSING_TEXT_MAX } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/index.ts';

/**
 * Asks why a closed month is changed while a call waits for it (R68), then lets the call go on. One for the whole
 * application, inside its services.
 */
export function ReasonDialog() {
  const { reasons } = useServices();
  const question = useSyncExternalStore(reasons.subscribe, reasons.question, () => null);
  const form = useId();
  return (
    <Dialog
      open={question !== null}
      onOpenChange={reasons.giveUp}
      title="¿Por qué cambia?"
      description={question}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={reasons.giveUp}>
            Cancelar
          </Button>
          <Button type="submit" form={form}>
            Guardar el ajuste
          </Button>
        </>
      }
    >
      <ReasonForm id={form} onReason={reasons.give} />
    </Dialog>
  );
}

interface ReasonFormProps {
  readonly id: string;
  readonly onReason: (reason: string) => void;
}

/** Mounted with the dialog's content, so that no reason stays behind. */
function ReasonForm({ id, onReason }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onReason(reason.trim());
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <FormField
        label="Motivo"
        hint="Queda en el cierre para siempre. No escribas nombres."
        required
        error={isMissing ? 'Escribe el motivo' : undefined}
      >
        <TextField
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
          maxLength={CLOSING_TEXT_MAX}
          autoComplete="off"
        />
      </FormField>
    </form>
  );
}
