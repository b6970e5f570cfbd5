import type { ChurchSettings } from './church-settings.ts';

/**
 * Labels of missing settings in Spanish, for the dashboard's 'Falta configurar' (decisions section 5).
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
