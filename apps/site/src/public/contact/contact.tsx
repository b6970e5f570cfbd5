import { ContactForm, type ContactOutcome } from '@ministerio/ui/composed/contact-form';
import { usePlace } from '../navigation/use-place.ts';
import { sendMessage } from './send-message.ts';

const sent: ContactOutcome = { status: 'sent', message: 'Mensaje enviado. ¡Gracias por escribirnos!' };

/** The contact form of the site. A message that was posted without script comes back with `?enviado=1`. */
export function Contact() {
  const { search } = usePlace();
  const posted = new URLSearchParams(search).get('enviado') === '1';
  return <ContactForm send={(message) => sendMessage(message)} outcome={posted ? sent : undefined} />;
}
