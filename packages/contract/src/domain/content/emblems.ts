/** Subjects that have a window of their own, with what its glass shows. */
export const EMBLEMS = {
  adolescentes: 'Linterna',
  jovenes: 'Llama',
  intercesion: 'Paloma',
  exploradoresdelrey: 'Brújula',
  escueladominical: 'Libro y estrella',
  evangelismo: 'Manos con un brote',
  reuniones: 'Copa y trigo',
  centroderetiros: 'Montañas',
  ciet: 'Pergamino',
  evangelio: 'Cruz',
  bautizo: 'Gota',
  escueladevida: 'Casa',
  seminario: 'Libro y llave',
  semanasanta: 'Tumba vacía',
  serviciojuvenil: 'Micrófono',
} as const;

export type EmblemName = keyof typeof EMBLEMS;

export const emblemNames = Object.keys(EMBLEMS) as [EmblemName, ...EmblemName[]];
