/**
 * Lays out the whole page, also what is out of sight: from now on every place on it is where it will stay
 * (`public/layout-later.css`).
 */
export function layOutAll({ documentElement }: Document): void {
  delete documentElement.dataset.layout;
}
