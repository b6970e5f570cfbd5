import { expect, type Page } from '@playwright/test';

interface Text {
  readonly words: string;
  /** Its computed colour, as `rgb(r, g, b)`. */
  readonly color: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The contrast of every line of text that lies over a picture with the worst pixel behind it (WCAG 2.2, 1.4.3), lowest
 * first. The texts of the open page are invisible afterwards.
 */
export async function contrastOverPictures(
  page: Page,
): Promise<readonly { words: string; contrast: number }[]> {
  for (const picture of await page.locator('picture:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    const image = picture.locator('img');
    // Refused while the browser changes to another source of the same picture.
    await expect(() => image.evaluate((element: HTMLImageElement) => element.decode())).toPass();
  }
  await page.evaluate(() => scrollTo(0, 0));
  const texts = await page.evaluate(findTexts);
  await page.evaluate(hideTexts);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const canvas = await page.context().newPage();
  const lines = await canvas.evaluate(worstPixels, { texts, png: picture.toString('base64') });
  await canvas.close();
  return lines;
}

function findTexts(): Text[] {
  const pictures = [...document.images].map((image) => image.getBoundingClientRect());
  const isOverPicture = ({ left, right, top, bottom }: DOMRect) =>
    pictures.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  const texts: Text[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const { parentElement } = node;
    const words = node.textContent?.trim();
    if (!words || !parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    if (parentElement.closest('[data-component="VisuallyHidden"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // A skip link waits above the page, a carousel's items beside it.
      if (box.top < 0 || box.left < 0 || box.right > innerWidth || !isOverPicture(box)) continue;
      const { left, top, width, height } = box;
      texts.push({ words, color: getComputedStyle(parentElement).color, left, top, width, height });
    }
  }
  return texts;
}

function hideTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after { color: transparent !important; text-decoration-color: transparent !important; }
    [data-component='Icon'] { visibility: hidden !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

async function worstPixels({ texts, png }: { texts: Text[]; png: string }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  if (!drawing) throw new Error('This browser draws on no canvas.');
  drawing.drawImage(bitmap, 0, 0);
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return texts
    .map(({ words, color, left, top, width, height }) => {
      const text = luminance(color.match(/[\d.]+/g)?.map(Number) ?? []);
      const { data } = drawing.getImageData(left, top, Math.ceil(width), Math.ceil(height));
      let contrast = Number.POSITIVE_INFINITY;
      for (let at = 0; at < data.length; at += 4) {
        const ground = luminance(data.subarray(at, at + 3));
        contrast = Math.min(contrast, (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
      }
      return { words, contrast };
    })
    .sort((one, other) => one.contrast - other.contrast);
}
