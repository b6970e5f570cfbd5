/** In Spanish. */
export const hero = { pause: 'Detener el movimiento', resume: 'Reanudar el movimiento' };

/** In Spanish. */
export const pageHero = { sections: 'En esta página' };
