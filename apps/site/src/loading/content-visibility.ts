/** Lays out the whole page, so that positions on it are final (`public/layout-later.css`). */
export function disableContentVisibility({ documentElement }: Document): void {
  delete documentElement.dataset.layout;
}
