/** Most guardians of one person. */
export const GUARDIANS_MAX = 4;

/** How long after a change that needs two looks a chat stays closed, in milliseconds (R44). */
export const CHAT_HOLD_MS: number = 72 * 60 * 60_000;

/** Kinships of a guardian, with their labels. */
export const KINSHIPS = {
  madre: 'Madre',
  padre: 'Padre',
  abuelos: 'Abuela o abuelo',
  tios: 'Tía o tío',
  hermanos: 'Hermana o hermano',
  otro: 'Otro tutor',
} as const;

export type Kinship = keyof typeof KINSHIPS;

/** Consents, with their labels. */
export const CONSENTS = {
  cuenta: 'Tener una cuenta',
  foto: 'Salir en fotos',
  mensajes: 'Recibir mensajes',
} as const;

export type ConsentKind = keyof typeof CONSENTS;

/** How a consent was given, with the labels. */
export const CONSENT_WAYS = { papel: 'En papel', persona: 'En persona' } as const;

export type ConsentWay = keyof typeof CONSENT_WAYS;
