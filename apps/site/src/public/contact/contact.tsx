import { ContactForm, type ContactOutcome } from '@ministerio/ui/composed/contact-form';
import { usePageLocation } from '../navigation/use-page-location.ts';
import { sendMessage } from './send-message.ts';

const sent: ContactOutcome = { status: 'sent', message: 'Mensaje enviado. ¡Gracias por escribirnos!' };

/** The site's contact form. A message posted without script redirects back with `?enviado=1`. */
export function Contact() {
  const { search } = usePageLocation();
  const posted = new URLSearchParams(search).get('enviado') === '1';
  return <ContactForm send={(message) => sendMessage(message)} outcome={posted ? sent : undefined} />;
}
