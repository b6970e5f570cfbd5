import type { ChurchSettings } from './church-settings.ts';

/**
 * What the church has not set yet, in Spanish, for the dashboard's 'Falta configurar'. Visitors see none
 * of it (decisions section 5).
 * @param church - the settings to look through.
 * @returns one line for each entry that is missing; empty when everything is set.
 */
export function missingSettings(church: ChurchSettings): readonly string[] {
  const entries: readonly (readonly [string | undefined, string])[] = [
    [church.contact.phone, 'Teléfono de la iglesia'],
    [church.contact.whatsapp, 'Número de WhatsApp'],
    [church.contact.email, 'Correo electrónico de la iglesia'],
    [church.social.facebook, 'Página de Facebook'],
    [church.social.instagram, 'Cuenta de Instagram'],
    [church.social.youtubeStreams, 'Página de transmisiones de YouTube'],
    [church.sermons.channelId, 'Canal de las prédicas'],
  ];
  return entries.filter(([value]) => !value?.trim()).map(([, label]) => label);
}
