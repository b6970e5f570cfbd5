import { ContactForm, type ContactOutcome } from '@ministerio/ui/composed/contact-form';
import { useEffect, useState } from 'react';
import { sendMessage } from './send-message.ts';

const sent: ContactOutcome = { status: 'sent', message: 'Mensaje enviado. ¡Gracias por escribirnos!' };

/** The contact form. A message posted without script redirects back with `?enviado=1`. */
export function Island() {
  const [posted, setPosted] = useState(false);
  useEffect(() => setPosted(new URLSearchParams(location.search).get('enviado') === '1'), []);
  return (
    <ContactForm whatsapp send={(message) => sendMessage(message)} outcome={posted ? sent : undefined} />
  );
}
