import type { PrivacySection } from './privacy.ts';

/** Anchor of the part that names who is responsible; the page adds the name and the number of the settings. */
export const WHOM_TO_CALL = 'llamar';

/** Anchor of the part about help outside the church, to which the page adds {@link childProtection}. */
export const OUTSIDE = 'fuera-de-la-iglesia';

/** The public office for children, by the church's country; without telephone numbers, which differ by city and change. */
const OFFICES: Readonly<Record<string, string>> = {
  BO: 'la Defensoría de la Niñez y Adolescencia de tu municipio',
};

/** Where people find help outside the church. @param countryCode - the church's, ISO 3166-1 */
export function childProtection(countryCode: string): string {
  const office = OFFICES[countryCode] ?? 'el servicio público de protección de la niñez de tu ciudad';
  return `Puedes ir directamente a la policía, o buscar ayuda en ${office}.`;
}

/**
 * /proteccion-de-menores: what is kept of minors and their families (server rules R43, R44, R49, R65, and
 * `docs/proteccion-de-datos.md`); change them together.
 */
export const protection: readonly PrivacySection[] = [
  {
    id: WHOM_TO_CALL,
    title: 'A quién llamar en la iglesia',
    paragraphs: [],
  },
  {
    id: 'si-pasa-algo',
    title: 'Si pasa algo',
    paragraphs: [
      'Si alguien está en peligro ahora, llama primero a la policía.',
      'Si alguien menor de edad te cuenta algo que le hicieron, escúchale sin apuro y créele. No le prometas guardar el secreto ni investigues por tu cuenta: ese mismo día habla con quien es responsable.',
      'No hables antes con la persona de la que se trata. Guarda los mensajes y las fotos que haya, y no los reenvíes.',
    ],
  },
  {
    id: OUTSIDE,
    title: 'Fuera de la iglesia',
    paragraphs: ['No tienes que hablar antes con la iglesia, y menos si se trata de alguien de la iglesia.'],
  },
  {
    id: 'que-guardamos',
    title: 'Qué guardamos de un menor',
    paragraphs: [],
    ownServer: [
      'Su nombre, usuario, correo, código de membresía, el año en que nació, sus ministerios y sus asistencias. Se borran cuando se elimina su cuenta.',
      'Nunca su teléfono propio, su dirección ni el lugar desde el que marcó: al marcar con su ubicación queda solo que estaba en la iglesia.',
      'De su tutor, el nombre, el teléfono y el parentesco. Se borra 30 días después de que termina el año en que el menor cumple 18.',
      'Qué permitió su tutor: la cuenta, las fotos, los mensajes. Sin su permiso no publicamos fotos en las que se le reconozca.',
      'Si hace tiempo que no viene, tal vez una nota corta. Se lee en «Mis datos» y se borra a los 12 meses.',
      'Si viene de visita y no tiene cuenta: su nombre, la inicial de su apellido y el teléfono de su familia. Se borran seis meses después de su última visita.',
      'Ninguna lista muestra teléfonos: un administrador los ve de a uno, y quien lidera un ministerio puede solo abrir el chat del tutor. Cada vez queda anotado quién fue.',
    ],
  },
  {
    id: 'a-quien-escribimos',
    title: 'A quién escribimos',
    paragraphs: [],
    ownServer: [
      'Desde el sistema de la iglesia no se le escribe a un menor: el botón abre el chat de su tutor, y ningún ajuste lo cambia. Sin tutor no hay botón.',
      'Si un menor se registra solo, su cuenta espera hasta que un administrador anota a su tutor y su permiso.',
    ],
  },
  {
    id: 'si-eres-tutor',
    title: 'Si eres su mamá, su papá o su tutor',
    paragraphs: [
      'Puedes pedir a un administrador ver, corregir o eliminar lo que guardamos de tu hija o de tu hijo.',
    ],
    ownServer: [
      'También puedes retirar un permiso cuando quieras, sin dar razones. Queda anotado desde qué día, y vale desde ese día.',
      'En «Mis datos» tu hija o tu hijo ve que eres su tutor y qué permitiste, pero no tu teléfono completo.',
    ],
  },
];
