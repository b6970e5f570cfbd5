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
