import { choice, color } from './attribute-kinds.ts';

/** Attributes that every widget has. */
export const commonAttributes = {
  theme: choice(['auto', 'light', 'dark']),
  accent: color,
};
