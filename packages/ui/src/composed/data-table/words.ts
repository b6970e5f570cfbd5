/** In Spanish. */
export const dataTable = {
  otherWord: 'Prueba con otra palabra.',
  found: (found: number, total: number, noun: string) => `${found} de ${total} ${noun}`,
};
