import type { PublicContent } from '@ministerio/contract';
import { buildSettings } from './build-settings.ts';
import type { ChurchSettings } from './church-settings.ts';

/** The settings of the document `datos`. */
export function churchOf(
  datos: PublicContent['datos'],
  { offline, rosetteSeed } = buildSettings,
): ChurchSettings {
  const { plano } = datos;
  return {
    name: datos.nombre,
    product: datos.producto,
    city: datos.ciudad,
    country: datos.pais,
    countryCode: datos.codigoPais,
    timeZone: datos.zona,
    locale: datos.idioma,
    currency: datos.moneda,
    point: { latitude: datos.latitude, longitude: datos.longitude },
    radiusMetres: datos.radio,
    address: datos.direccion,
    plan: plano
      ? { street: plano.calle, crossings: plano.cruces, description: plano.descripcion }
      : undefined,
    contact: {
      phone: datos.telefono ?? undefined,
      whatsapp: datos.whatsapp ?? undefined,
      email: datos.email ?? undefined,
    },
    social: {
      facebook: datos.facebook ?? undefined,
      instagram: datos.instagram ?? undefined,
      youtubeStreams: datos.youtube ?? undefined,
    },
    sermons: { channelId: datos.canal ?? undefined },
    protection: {
      responsible: datos.responsable ?? undefined,
      phone: datos.telefonoProteccion ?? undefined,
    },
    offline,
    rosetteSeed,
  };
}
