/**
 * `mailto:` link with a prefilled message. The encoding keeps a value from adding another field.
 * @param email - the recipient
 */
export function mailtoLink(email: string, { subject, body }: { subject: string; body: string }): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/**
 * Link to a WhatsApp chat.
 * @param digits - the number with its country code, digits only (`findWhatsAppNumber`)
 * @param text - the prefilled message
 */
export function whatsAppLink(digits: string, text: string): string {
  return `https://wa.me/${encodeURIComponent(digits)}?text=${encodeURIComponent(text)}`;
}
