/** A number with what it counts: '1 fila', '5000 filas'. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
