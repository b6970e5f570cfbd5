import { dayAndMonth, weekdayName, weekdayOf } from '@ministerio/contract/domain';

/** Spanish words of composed components, by component. One that is written here has a key of that name in `Words`. */

export const activitiesCarousel = { label: 'Actividades' };

export const activityLinks = {
  calendar: 'Agregar a mi calendario',
  share: 'Compartir',
  shareBy: 'Compartir por WhatsApp',
};

export const adminShell = {
  skip: 'Ir al contenido',
  navigation: 'Administración',
  home: 'Inicio',
  ministries: 'Gestionar Ministerios',
  users: 'Gestionar usuarios',
  site: 'Sitio',
  tonight: 'Esta noche',
  people: 'Personas',
  security: 'Seguridad',
  editUsers: 'Editar usuarios',
  attendance: 'Ver asistencias',
  messages: 'Ver formulario',
  listUsers: 'Lista de usuarios',
  importMembers: 'Importar miembros',
  visits: 'Visitas',
  followUp: 'Seguimiento',
  doorPhones: 'Teléfonos de la puerta',
  closing: 'Cierre de aportes',
  audit: 'Registro de cambios',
  access: 'Mi acceso',
  signOut: 'Cerrar sesión',
  help: 'Ayuda',
  openDoor: 'Abrir la puerta',
  openMenu: 'Abrir menú',
  menu: 'Menú',
  session: (username: string) => `Sesión de ${username}`,
  unread: (count: number) => `${count} sin leer`,
  version: (version: string) => `Versión ${version}`,
};

export const authLayout = { home: 'Volver al inicio' };

export const contactForm = {
  name: 'Nombre',
  ways: '¿Cómo te respondemos?',
  byWhatsApp: 'WhatsApp',
  byEmail: 'Correo',
  number: 'Tu número de WhatsApp',
  numberHint: 'Lo usamos solo para responderte.',
  email: 'Correo electrónico',
  message: 'Mensaje',
  /** Label of a field that only programs fill in. */
  trap: 'Deja este campo vacío',
  send: 'Enviar mensaje',
};

export const createUserPanel = { open: 'Crea un nuevo usuario', close: 'Cerrar formulario' };

export const dataTable = {
  otherWord: 'Prueba con otra palabra.',
  found: (found: string, total: string, noun: string) => `${found} de ${total} ${noun}`,
  sort: 'Ordenar:',
  asListed: 'sin orden',
  /** Names of the two orders of a column. */
  sortNames: ['A a Z', 'Z a A'] as readonly [string, string],
  sortedBy: (column: string, name: string) => `${column}, ${name}`,
  density: 'Altura de las filas',
  comfortable: 'Cómoda',
  compact: 'Compacta',
};

export const faqWidget = {
  label: 'Preguntas frecuentes',
  open: 'Abrir las preguntas frecuentes',
  close: 'Cerrar las preguntas frecuentes',
  title: 'Chat de Preguntas Frecuentes',
  greeting: '¡Hola! ¿Qué te gustaría saber?',
  chat: 'Chatear con nosotros',
};

export const hero = { pause: 'Detener el movimiento', resume: 'Reanudar el movimiento' };

export const pageHero = { sections: 'En esta página' };

export const identityFields = {
  code: 'Código de membresía',
  codeHint: 'Te lo da la iglesia: pídelo en tu ministerio o en la oficina.',
  generate: 'Generar número',
  name: 'Nombre',
  surname: 'Apellido',
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
};

export const mapPanel = {
  title: 'Mapa de la iglesia',
  directions: 'Cómo llegar con mi teléfono',
  show: 'Ver el mapa aquí',
};

/** 'las 21:00', 'la 01:00'. */
const hour = (time: string) => `${time.startsWith('01') ? 'la' : 'las'} ${time}`;

export const meetingNow = {
  now: 'Ahora: ',
  together: 'Estamos reunidos,',
  until: (end: string) => `hasta ${hour(end)}`,
  welcome: 'La puerta está abierta. Llega como estás.',
  welcomeAt: (place: string) => `Hoy en ${place}. Llega como estás.`,
  began: (start: string) => `Empezó a ${hour(start)}`,
  ends: (end: string) => `Termina a ${hour(end)}`,
  /** Hour and minute. */
  time: (time: string) => `${time.startsWith('01') ? 'Es' : 'Son'} ${hour(time)}`,
};

export const memberShell = {
  skip: 'Ir al contenido',
  navigation: 'Área de miembros',
  home: 'Inicio',
  support: 'Soporte',
  attendance: 'Ver Asistencia',
  signOut: 'Cerrar sesión',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
};

export const ownRegistration = {
  label: 'Registro propio',
  confirm: 'Confirmar',
  /** Ends the button's name for screen readers. */
  whose: (person: string) => `el registro de ${person}`,
};

export const passwordField = { reveal: 'Mostrar lo escrito' };

export const profileCard = {
  title: 'Perfil de Usuario',
  username: 'Nombre de Usuario:',
  signedOut: 'No autenticado',
};

export const publicLayout = { skip: 'Saltar al contenido' };

export const routeCard = { open: 'Abrir la ruta' };

export const scheduleList = {
  now: 'Ahora',
  off: 'No hay',
  membersOnly: 'Solo miembros',
  calendar: 'Agregar a mi calendario',
  /** A date in words. */
  dayOf: (date: string) => `${weekdayName(weekdayOf(date))} ${dayAndMonth(date)}`,
  suspended: (day: string) => `El ${day} no hay.`,
  moved: (day: string, start: string, end: string) => `El ${day} es de ${start} a ${end}.`,
};

export const sermonsCarousel = {
  label: 'Prédicas',
  loading: 'Cargando prédicas…',
  empty: 'No hay videos disponibles.',
  play: 'Reproducir',
  untitled: 'Sin título',
  example: 'Ejemplo, sin video',
  page: 'Ver la prédica',
  youtube: 'Ver en YouTube',
};

export const siteFooter = {
  place: 'Ubicación',
  directions: 'Cómo llegar',
  hours: 'Horarios de atención',
  contact: 'Contacto',
  write: 'Escríbenos',
  /** In place of a number of the sample data. */
  sampleNumber: 'Teléfono de ejemplo',
  navigation: 'Pie de página',
  pages: 'Páginas',
  protection: 'Protección de menores',
  privacy: 'Privacidad',
};

export const siteHeader = {
  navigation: 'Principal',
  menu: 'Menú',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
};

export const siteNotice = { label: 'Aviso' };

export const themeSwitch = { label: 'Cambiar entre tema claro y oscuro' };

export const topBar = { label: 'Redes sociales y cuenta' };

export const weekSchedule = {
  title: 'La semana del ministerio',
  /** Days of the week, Sunday first. */
  initials: ['D', 'L', 'M', 'M', 'J', 'V', 'S'],
};
