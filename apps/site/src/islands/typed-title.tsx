import { CONTACT_TITLE_PACE, TypingLine } from '@ministerio/ui/composed/typing-line';

/** The typed title of /Contactanos. */
export function Island({ lines }: { readonly lines: readonly string[] }) {
  return <TypingLine lines={lines} pace={CONTACT_TITLE_PACE} />;
}
