import { expect, type Page } from '@playwright/test';

interface Text {
  readonly words: string;
  /** Its computed colour; of text in a drawing, its fill. */
  readonly color: string;
  /** Its own opacity and that of what it lies in, together. */
  readonly opacity: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text, and its contrast with the worst pixel behind it. */
interface ReadLine {
  readonly words: string;
  readonly contrast: number;
}

/** Floating elements before the words, such as the questions' button, are hidden. */
const WITHOUT_TEXTS = `
  *, ::before, ::after { color: transparent !important; text-decoration-color: transparent !important; }
  svg text, svg textPath { fill: transparent !important; }
  [data-component='FaqWidget'] button,
  [data-component='Icon'] { visibility: hidden !important; }
`;

/** Scrolls to each picture of the open page and waits until it can be drawn. */
export async function loadPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('picture:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    const image = picture.locator('img');
    // Refused while the browser changes to another source of the same picture.
    await expect(() => image.evaluate((element: HTMLImageElement) => element.decode())).toPass();
  }
}

/**
 * The contrast of every line of text of the open page with the worst pixel behind it (WCAG 2.2, 1.4.3), lowest first:
 * glass, a night ground or plain paper, as it is drawn now.
 */
export async function contrastOfTexts(page: Page): Promise<readonly ReadLine[]> {
  await page.evaluate(() => scrollTo(0, 0));
  const texts = await page.evaluate(findTexts);
  // In a sheet of the document's: its policy refuses the element that Playwright's `style` would add.
  const hiding = await page.evaluateHandle(hideTexts, WITHOUT_TEXTS);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await hiding.evaluate(showTexts);
  const canvas = await page.context().newPage();
  const lines = await canvas.evaluate(worstPixels, { texts, png: picture.toString('base64') });
  await canvas.close();
  return lines;
}

/**
 * Checks that every word of a page with its pictures has 4.5:1 in both themes, on a phone, a tablet and a desk.
 * @param open - opens the page anew, and waits for what it is about.
 */
export async function expectWordsReadable(page: Page, open: () => Promise<unknown>): Promise<void> {
  // Typed lines stand whole, and a change of theme shows at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open();
    await loadPictures(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const [worst] = await contrastOfTexts(page);
      expect(worst?.contrast, `${worst?.words}, at ${width} px, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
}

function hideTexts(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

function showTexts(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
}

function findTexts(): Text[] {
  const texts: Text[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const { parentElement } = node;
    const words = node.textContent?.trim();
    if (!words || !parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const style = getComputedStyle(parentElement);
    const isDrawn = parentElement instanceof SVGElement;
    const color = isDrawn ? style.fill : style.color;
    // A letter along a curve is turned in its box, whose corners lie beside the line.
    const inset = isDrawn ? 0.25 : 0;
    let opacity = 1;
    let isClipped = false;
    for (let part: Element | null = parentElement; part; part = part.parentElement) {
      const { opacity: own, clipPath } = getComputedStyle(part);
      opacity *= Number(own);
      isClipped ||= clipPath === 'inset(50%)';
    }
    // Said, not seen.
    if (isClipped) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // A skip link waits above the page, a carousel's items beside it.
      if (box.top < 0 || box.left < 0 || box.right > innerWidth) continue;
      const [left, top] = [box.left + box.width * inset, box.top + box.height * inset];
      const [width, height] = [box.width * (1 - 2 * inset), box.height * (1 - 2 * inset)];
      texts.push({ words, color, opacity, left, top, width, height });
    }
  }
  return texts;
}

async function worstPixels({ texts, png }: { texts: Text[]; png: string }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const draw = (width: number, height: number) => {
    const drawing = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!drawing) throw new Error('This browser draws on no canvas.');
    return drawing;
  };
  const ground = draw(bitmap.width, bitmap.height);
  ground.drawImage(bitmap, 0, 0);
  const drop = draw(1, 1);
  /** A colour of CSS as red, green, blue and opacity. */
  const pixelOf = (color: string) => {
    drop.clearRect(0, 0, 1, 1);
    drop.fillStyle = color;
    drop.fillRect(0, 0, 1, 1);
    return [...drop.getImageData(0, 0, 1, 1).data];
  };
  const linear = Array.from({ length: 256 }, (_, value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = (red = 0, green = 0, blue = 0) =>
    0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
  return texts
    .map(({ words, color, opacity, left, top, width, height }) => {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixelOf(color);
      const over = (front: number, back = 0) => Math.round(back + ((front - back) * opacity * alpha) / 255);
      const { data } = ground.getImageData(left, top, Math.ceil(width), Math.ceil(height));
      let contrast = Number.POSITIVE_INFINITY;
      for (let at = 0; at < data.length; at += 4) {
        const [r, g, b] = [data[at], data[at + 1], data[at + 2]];
        const back = luminance(r, g, b);
        const front = luminance(over(red, r), over(green, g), over(blue, b));
        contrast = Math.min(contrast, (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05));
      }
      return { words, contrast };
    })
    .sort((one, other) => one.contrast - other.contrast);
}
