/** States of a row of 'Seguimiento', as they are shown. That somebody came back is no state: a mark says so. */
export const FOLLOW_UP_STATES = {
  pendiente: 'Pendiente',
  escrito: 'Se le escribió',
  respondio: 'Respondió',
  'no-insistir': 'No insistir',
} as const;

/** State of a row of 'Seguimiento'. */
export type FollowUpState = keyof typeof FOLLOW_UP_STATES;

/** Longest note, in characters. */
export const NOTE_MAX = 140;

/** Missed meetings after which somebody is listed, as a ministry may choose them. */
export const FOLLOW_UP_AFTER = { min: 1, max: 10, usual: 3 } as const;

/** Most rows of one list in an answer; who waits for another day comes last. */
export const FOLLOW_UPS_MAX = 200;

/** Most leaders of one ministry. */
export const LEADERS_MAX = 20;
