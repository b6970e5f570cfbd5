export interface PrivacySection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Paragraphs about what our own server keeps; in front of another backend nobody promises them. */
  readonly ownServer?: readonly string[];
}

/** Anchor of the section that says whom to call about a minor. */
export const PROTECTION = 'menores';

/** Stored data and retention (server rules R30, R34, R38, R39, R43); change both together. */
export const privacy: readonly PrivacySection[] = [
  {
    id: 'visitantes',
    title: 'Si solo visitas la página',
    paragraphs: [
      'No usamos cookies de seguimiento ni contadores de terceros. La única cookie, llamada «tema», recuerda si prefieres el tema claro o el oscuro.',
      'Mientras la pestaña está abierta, tu navegador recuerda hasta dónde bajaste en cada página, para volver ahí; al cerrarla se olvida. Nadie más lo recibe.',
      'Los videos y el mapa se cargan recién cuando los pides; en ese momento YouTube o el servicio de mapas reciben tu dirección de internet.',
    ],
  },
  {
    id: 'mensajes',
    title: 'Si nos escribes',
    paragraphs: [],
    ownServer: [
      'Guardamos tu nombre, tu WhatsApp o tu correo, y tu mensaje, para poder responderte. Los ven solo los administradores y se borran a los 24 meses. Tu número no aparece en ninguna lista.',
    ],
  },
  {
    id: 'miembros',
    title: 'Si tienes una cuenta',
    paragraphs: ['Al marcar asistencia con tu ubicación medimos la distancia hasta la iglesia.'],
    ownServer: [
      'Guardamos tu nombre, usuario, correo, código de membresía, los ministerios a los que perteneces y tus asistencias. Tu contraseña se guarda cifrada: nadie puede leerla.',
      'Al iniciar sesión, una cookie llamada «equipo» recuerda este navegador durante medio año, para que nadie de tu misma red te impida volver a entrar. No lleva tu nombre y no abre tu cuenta.',
      'Si eliges «Es mi teléfono», dos cookies, «dispositivo» y «recordado», te dejan entrar sin contraseña en ese teléfono durante 60 días desde la última vez. No llevan tu nombre. Guardamos qué teléfonos son, desde cuándo y cuándo entraste por última vez con cada uno. En «Mis datos» los ves y los quitas; «Cerrar sesión» o una contraseña nueva también los quitan.',
      'Lo que un administrador escribe y todavía no publica queda solo en su pestaña, hasta que lo publica, lo descarta o la cierra.',
      'Si un administrador los anota, también tu teléfono y tu año de nacimiento. Los ves en «Mis datos».',
      'La posición se borra a los 90 días; las posiciones rechazadas no se guardan.',
    ],
  },
  {
    id: PROTECTION,
    title: 'Protección de menores',
    paragraphs: [],
    ownServer: [
      'De un menor de edad no guardamos el teléfono propio ni el lugar desde el que marcó asistencia. No le escribimos a él: escribimos a su tutor.',
      'De su tutor guardamos el nombre, el teléfono y el parentesco, y qué consintió. Lo ven solo los administradores, y se borra 30 días después de que termina el año en que el menor cumple 18.',
      'Un tutor puede pedir a un administrador ver, corregir o eliminar esos datos, y retirar lo que consintió.',
    ],
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    paragraphs: ['Puedes pedir a un administrador que corrija o elimine tus datos.'],
    ownServer: [
      'Cuando se elimina una cuenta se eliminan también sus asistencias. Las copias de seguridad automáticas las guardan hasta 14 días más.',
    ],
  },
];
