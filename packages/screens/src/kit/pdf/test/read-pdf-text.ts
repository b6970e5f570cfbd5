import { inflateSync } from 'node:zlib';

/** The document's streams, unpacked; those that are no text (fonts) are left out. */
function textStreams(pdf: ArrayBuffer): string[] {
  const bytes = Buffer.from(pdf);
  const streams: string[] = [];
  for (const match of bytes.toString('latin1').matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = bytes.indexOf('endstream', start);
    if (bytes.toString('latin1', match.index - 3, match.index) === 'end' || end === -1) continue;
    try {
      streams.push(inflateSync(bytes.subarray(start, end)).toString('latin1'));
    } catch {
      // An uncompressed stream: this document has none with text.
    }
  }
  return streams;
}

/** Text of each glyph number, by the document's own ToUnicode maps. Both cuts number their glyphs alike. */
function glyphMap(streams: readonly string[]): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const stream of streams.filter((text) => text.includes('beginbfchar'))) {
    for (const [, glyph = '', code = ''] of stream.matchAll(/<([0-9a-f]{4})><([0-9a-f]{4})>\n/g)) {
      glyphs.set(glyph, String.fromCharCode(Number.parseInt(code, 16)));
    }
  }
  return glyphs;
}

/**
 * The texts of a PDF made by jsPDF with an embedded font, in drawing order, one page after the other.
 * @returns for every page the texts drawn on it.
 */
export function readPdfText(pdf: ArrayBuffer): string[][] {
  const streams = textStreams(pdf);
  const glyphs = glyphMap(streams);
  return streams
    .filter((stream) => stream.includes(' Tj'))
    .map((page) =>
      [...page.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex = '']) =>
        (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(glyph) ?? '�').join(''),
      ),
    );
}

const MM_PER_PT = 25.4 / 72;

/** A picture on a page. */
interface PlacedImage {
  /** From 0. */
  readonly page: number;
  readonly pixels: readonly [width: number, height: number];
  /** Its size on paper. */
  readonly mm: readonly [width: number, height: number];
}

/** The pictures of a PDF made by jsPDF, in drawing order. */
export function readPdfImages(pdf: ArrayBuffer): PlacedImage[] {
  const source = Buffer.from(pdf).toString('latin1');
  const objects = [...source.matchAll(/\/Subtype \/Image\s+\/Width (\d+)\s+\/Height (\d+)/g)];
  const pages = textStreams(pdf).filter((stream) => stream.includes(' Tj'));
  return pages.flatMap((stream, page) =>
    [...stream.matchAll(/([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm\s+\/I(\d+) Do/g)].map(
      ([, width, height, index]) => {
        const [, across, down] = objects[Number(index)] ?? [];
        return {
          page,
          pixels: [Number(across), Number(down)] as const,
          mm: [Math.round(Number(width) * MM_PER_PT), Math.round(Number(height) * MM_PER_PT)] as const,
        };
      },
    ),
  );
}
