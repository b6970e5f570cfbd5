import { forgottenNumber } from '@ministerio/content';
import { ContactForm, type ContactOutcome } from '@ministerio/ui/composed/contact-form';
import { useEffect, useState } from 'react';
import { sendMessage } from './send-message.ts';

const sent: ContactOutcome = { status: 'sent', message: 'Mensaje enviado. ¡Gracias por escribirnos!' };

/**
 * The contact form. A message posted without script redirects back with `?enviado=1`; the login's 'No recuerdo mi número'
 * leads here with `?asunto=numero`.
 */
export function Island() {
  const [query, setQuery] = useState<URLSearchParams>();
  useEffect(() => setQuery(new URLSearchParams(location.search)), []);
  return (
    <ContactForm
      whatsapp
      send={(message) => sendMessage(message)}
      outcome={query?.get('enviado') === '1' ? sent : undefined}
      initialMessage={query?.get('asunto') === 'numero' ? forgottenNumber : undefined}
    />
  );
}
