import { type Message, openMessageChat } from '@ministerio/contract';
import { useState } from 'react';
import { failureWithWait, openChatTab } from '../kit/chat/chat.ts';
import { useServices } from '../kit/services/index.ts';

/** A chat that is being asked for. The address lives here alone, until it is used. */
interface AskedChat {
  readonly message: Message;
  readonly pending: boolean;
  readonly error: string | null;
  /** Where the browser would not open it by itself any more. */
  readonly address: string | null;
}

/** Asks for the chat of a message. @param onOpened - called with a message that was answered. */
export function useMessageChat(onOpened: (message: Message) => void) {
  const { client } = useServices();
  const [asked, setAsked] = useState<AskedChat | null>(null);

  async function open(message: Message, texto: string): Promise<void> {
    setAsked({ message, pending: true, error: null, address: null });
    try {
      const { direccion } = await client.call(openMessageChat, {
        params: { id: message.id },
        body: { texto },
      });
      onOpened(message);
      setAsked(openChatTab(direccion) ? null : { message, pending: false, error: null, address: direccion });
    } catch (reason) {
      const error = failureWithWait(reason, 'No se pudo abrir el chat');
      setAsked({ message, pending: false, error, address: null });
    }
  }

  return {
    ask: (message: Message) => setAsked({ message, pending: false, error: null, address: null }),
    dialog: {
      message: asked?.message ?? null,
      pending: asked?.pending ?? false,
      error: asked?.error ?? null,
      address: asked?.address ?? null,
      onOpen: open,
      onClose: () => setAsked(null),
    },
  };
}
