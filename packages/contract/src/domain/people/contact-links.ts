/**
 * Address that opens the person's own mail with a new message. Built from parts: nothing in them can add a field.
 * @param email - the recipient.
 * @param subject - the subject that stands ready.
 * @param body - the text that stands ready; line breaks stay.
 */
export function mailtoLink(email: string, { subject, body }: { subject: string; body: string }): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/**
 * Address of a WhatsApp chat.
 * @param digits - the number with its country, digits alone (`findWhatsAppNumber`).
 * @param text - stands ready in the chat.
 */
export function whatsAppLink(digits: string, text: string): string {
  return `https://wa.me/${encodeURIComponent(digits)}?text=${encodeURIComponent(text)}`;
}
