import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';

const open = async (file: string) => getDocumentProxy(new Uint8Array(await readFile(file)));

/** The text of a PDF file, with whitespace collapsed: a long title takes two lines. */
export async function textOfPdf(file: string): Promise<string> {
  const { text } = await extractText(await open(file), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** A picture in short: alike where every pixel of three channels is. */
export const digestOf = (pixels: readonly number[]) =>
  createHash('sha256').update(Buffer.from(pixels)).digest('hex');

/** The pictures on the first page of a PDF file, in short. */
export async function picturesOfPdf(file: string): Promise<readonly string[]> {
  const images = await extractImages(await open(file), 1);
  return images.map(({ data, channels }) => digestOf([...data].filter((_, at) => at % channels < 3)));
}
