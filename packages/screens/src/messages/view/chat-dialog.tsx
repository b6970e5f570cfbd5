import type { Message } from '@ministerio/contract';
import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Glyph, whatsapp } from '@ministerio/ui/primitives/icon';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import { Textarea } from '@ministerio/ui/primitives/textarea';
import type { FormEvent } from 'react';

export interface ChatDialogProps {
  /** The message whose writer left a number; null keeps the dialog closed. */
  readonly message: Message | null;
  /** Asks for the chat with what was typed. */
  readonly onOpen: (message: Message, firstLine: string) => void;
  /** Called when it should close. */
  readonly onClose: () => void;
  /** The chat is being asked for. @default false */
  readonly pending?: boolean;
  /** Why it failed. @default null */
  readonly error?: string | null;
  /** Address of the chat, where the browser did not open it by itself. @default null */
  readonly address?: string | null;
}

const FIRST_LINE = 'Hola {nombre}, gracias por escribirnos.';

/** The first line of an answer by WhatsApp. Renders a `<dialog>`. */
export function ChatDialog(props: ChatDialogProps) {
  const { message, onOpen, onClose, pending = false, error = null, address = null } = props;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('linea');
    if (message !== null && typeof typed === 'string' && typed.trim() !== '') onOpen(message, typed);
  }
  return (
    <Dialog
      data-component="ChatDialog"
      open={message !== null}
      onOpenChange={onClose}
      title={message?.nombre ? `Responder a ${message.nombre}` : 'Responder por WhatsApp'}
      description="Se abre WhatsApp con esta primera línea. Queda anotado que abriste el chat, sin el número."
    >
      {address === null ? (
        <form onSubmit={submit}>
          <Stack gap={4}>
            <ErrorNotice>{error}</ErrorNotice>
            <FormField label="Primera línea" hint="{nombre} se cambia por el nombre." required>
              <Textarea name="linea" rows={3} maxLength={300} defaultValue={FIRST_LINE} />
            </FormField>
            <Button type="submit" loading={pending}>
              <Glyph path={whatsapp} filled />
              Abrir WhatsApp
            </Button>
          </Stack>
        </form>
      ) : (
        <ButtonLink href={address} external onClick={onClose}>
          <Glyph path={whatsapp} filled />
          Ir al chat
        </ButtonLink>
      )}
    </Dialog>
  );
}
