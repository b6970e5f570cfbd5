import type { Page } from '@playwright/test';

/**
 * Faults of the layout that is open now, as sentences: a page wider than its window, controls and text outside their
 * window or cut off by what contains them, text wider than its own box, things printed over each other.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(findLayoutFaults);

/** Runs in the page: everything that it needs is inside. */
function findLayoutFaults(): readonly string[] {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"]';
  /** Pixels that fonts, borders and rounding may differ by. */
  const SLACK = 2;
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  interface Piece extends Box {
    readonly element: Element;
    readonly name: string;
  }
  const faults = new Set<string>();
  const { clientWidth, scrollWidth } = document.documentElement;
  const styleOf = (element: Element) => getComputedStyle(element);

  /** Text for screen readers alone: cut to nothing by `clip-path`, or to a pixel. */
  function isForReaders(element: Element): boolean {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { clipPath, overflowX } = styleOf(part);
      if (clipPath.startsWith('inset(50%')) return true;
      const { width, height } = part.getBoundingClientRect();
      if (overflowX !== 'visible' && (width <= 1 || height <= 1)) return true;
    }
    return false;
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, bottom } = element.getBoundingClientRect();
    // A skip link waits above the page.
    return width > 0 && height > 0 && bottom + scrollY > 0 && !isForReaders(element);
  }

  /** Ancestors that cut off what leaves them, from the inside out: what is `absolute` leaves those that hold no position. */
  function* clippers(element: Element): Generator<Element> {
    let { position } = styleOf(element);
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
      if (position === 'fixed') return;
      const style = styleOf(part);
      const holds = style.position !== 'static' || style.transform !== 'none';
      if (position === 'absolute' && !holds) continue;
      position = style.position;
      yield part;
    }
  }

  function checkClipping(name: string, box: Box, from: Element, isOwn: boolean): void {
    const axes = { x: true, y: true };
    const chain = isOwn ? [from, ...clippers(from)] : clippers(from);
    for (const part of chain) {
      const { overflowX, overflowY } = styleOf(part);
      const edge = part.getBoundingClientRect();
      // A scrolling element shows the rest.
      if (/auto|scroll/.test(overflowX)) axes.x = false;
      if (/auto|scroll/.test(overflowY)) axes.y = false;
      const isCutX = /hidden|clip/.test(overflowX) && axes.x;
      const isCutY = /hidden|clip/.test(overflowY) && axes.y;
      const x = Math.max(edge.left - box.left, box.right - edge.right);
      const y = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      if ((isCutX && x > SLACK) || (isCutY && y > SLACK)) {
        faults.add(
          `${name} is cut off by ${nameOf(part)}, by ${Math.round(Math.max(isCutX ? x : 0, isCutY ? y : 0))} px`,
        );
        return;
      }
    }
    const beyond = Math.max(-box.left, box.right - clientWidth);
    if (axes.x && beyond > SLACK) faults.add(`${name} leaves the window by ${Math.round(beyond)} px`);
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const part = element.closest('[data-component]')?.getAttribute('data-component') ?? '';
    return `${element.tagName.toLowerCase()} «${label.replaceAll(/\s+/g, ' ').slice(0, 40)}» (${part})`;
  }

  /** Things on one level may not cover each other; a bar that stays covers what scrolls under it. */
  function levelOf(element: Element): Element {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { position, zIndex } = styleOf(part);
      if (position === 'fixed' || position === 'sticky') return part;
      if (part.matches('dialog, [popover], [role="menu"]') || (position === 'absolute' && Number(zIndex) > 0))
        return part;
    }
    return document.body;
  }

  /** The part that boxes which scroll let through. */
  function seenPart(box: Box, from: Element): Box {
    let { left, right, top, bottom } = box;
    for (const part of clippers(from)) {
      const { overflowX, overflowY } = styleOf(part);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = part.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom };
  }

  const pieces: Piece[] = [];
  for (const element of document.querySelectorAll(CONTROLS)) {
    if (!isSeen(element) || element.closest('[inert]')) continue;
    const name = nameOf(element);
    for (const rect of element.getClientRects()) {
      const { left, right, top, bottom } = rect;
      checkClipping(name, rect, element, false);
      // A button inside a field, such as the eye of a password, is where the field holds no text.
      const { paddingInlineEnd } = styleOf(element);
      const inner = element.matches('input, textarea, select') ? Number.parseFloat(paddingInlineEnd) : 0;
      const whole = { left, top, bottom, right: right - inner };
      pieces.push({ ...seenPart(whole, element), element, name });
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    // A drawing that has a text instead may show a part of itself.
    if (element.closest('script, style, noscript, option, title, svg[role="img"]') || !isSeen(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const name = `text «${node.textContent.trim().slice(0, 40)}» in ${nameOf(element)}`;
    let own: Element | null = element;
    while (own && /^(?:inline|contents)$/.test(styleOf(own).display)) own = own.parentElement;
    const edge = (own ?? element).getBoundingClientRect();
    const control = element.closest(CONTROLS);
    const frame = control && styleOf(control).display !== 'inline' ? control.getBoundingClientRect() : null;
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 1) continue;
      // The letters: a line's box is higher than they are.
      const letters = { left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 };
      checkClipping(name, letters, element, true);
      const beyond = Math.max(edge.left - left, right - edge.right);
      if (beyond > SLACK && !element.closest('svg'))
        faults.add(`${name} is ${Math.round(beyond)} px wider than its box`);
      if (frame && (letters.top < frame.top - SLACK || letters.bottom > frame.bottom + SLACK)) {
        faults.add(`${name} is higher than its control`);
      }
      pieces.push({ ...seenPart(letters, element), element, name });
    }
  }

  for (const { element, top, bottom, name } of pieces) {
    const level = levelOf(element);
    if (styleOf(level).position !== 'fixed' || bottom <= top) continue;
    if (top < -SLACK || bottom > innerHeight + SLACK)
      faults.add(`${name} leaves the window, and nothing scrolls to it`);
  }

  const levels = new Map(pieces.map(({ element }) => [element, levelOf(element)]));
  for (const [index, a] of pieces.entries()) {
    for (const b of pieces.slice(index + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (levels.get(a.element) !== levels.get(b.element)) continue;
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > SLACK && y > SLACK)
        faults.add(`${a.name} and ${b.name} overlap by ${Math.round(x)} × ${Math.round(y)} px`);
    }
  }
  if (scrollWidth > clientWidth)
    faults.add(`the page is ${scrollWidth - clientWidth} px wider than its window`);
  return [...faults];
}

/** Controls that a finger misses: smaller than 44 px, unless they are links in a sentence. */
export const smallTargets = (page: Page): Promise<readonly string[]> => page.evaluate(findSmallTargets);

/** Runs in the page: everything that it needs is inside. */
function findSmallTargets(): readonly string[] {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"]';
  const SIZE = 44;
  const small = new Set<string>();

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false;
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(part);
      const { width, height } = part.getBoundingClientRect();
      if (clipPath.startsWith('inset(50%') || (overflowX !== 'visible' && (width <= 1 || height <= 1)))
        return false;
    }
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 0 && height > 0 && bottom + scrollY > 0;
  }

  /** A link in a sentence is as high as its line (WCAG 2.5.8). */
  function isInSentence(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = element.closest('p, li, dd, td, span, div, small');
    return (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
  }

  // Elements behind an open dialog are not in use.
  const root = document.querySelector('dialog:modal') ?? document.body;
  for (const element of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!isSeen(element) || isInSentence(element)) continue;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isCheck = element.matches('[type="checkbox"], [type="radio"], [type="file"]');
    const areas = [element, ...(isCheck ? labels : [])];
    const boxes = areas.map((area) => area.getBoundingClientRect());
    const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
    const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    if (width >= SIZE - 0.5 && height >= SIZE - 0.5) continue;
    // The area of a pseudo-element is felt, not measured.
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width: w, height: h } = element.getBoundingClientRect();
    const [x, y] = [left + w / 2, top + h / 2];
    const isHit = (px: number, py: number) => {
      const hit = document.elementFromPoint(px, py);
      return areas.some((area) => area.contains(hit));
    };
    /** How far it is felt from its middle in one direction: a name that covers its row is not in the row's middle. */
    const felt = (dx: number, dy: number) => {
      let reach = 0;
      while (reach < SIZE && isHit(x + dx * (reach + 1), y + dy * (reach + 1))) reach += 1;
      return reach;
    };
    const isFelt = felt(-1, 0) + felt(1, 0) >= SIZE - 2 && felt(0, -1) + felt(0, 1) >= SIZE - 2;
    if (isFelt) continue;
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const part = element.closest('[data-component]')?.getAttribute('data-component') ?? '';
    small.add(
      `${element.tagName.toLowerCase()} «${label.replaceAll(/\s+/g, ' ').slice(0, 40)}» (${part}): ${Math.round(width)} × ${Math.round(height)} px`,
    );
  }
  return [...small];
}
