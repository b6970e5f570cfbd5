/** The rendered rows without spacers. Queried by selector: roles take seconds among so many elements. */
export function renderedRows(canvasElement: HTMLElement): Element[] {
  return [...canvasElement.querySelectorAll('tbody [aria-rowindex]')];
}

export function places(canvasElement: HTMLElement): number[] {
  return renderedRows(canvasElement).map((row) => Number(row.getAttribute('aria-rowindex')));
}
