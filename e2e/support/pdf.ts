import { readFile } from 'node:fs/promises';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';

const open = async (file: string) => getDocumentProxy(new Uint8Array(await readFile(file)));

/** The text of a PDF file, with whitespace collapsed: a long title takes two lines. */
export async function textOfPdf(file: string): Promise<string> {
  const { text } = await extractText(await open(file), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** The pictures on the first page of a PDF file, as the red, green and blue of every pixel. */
export async function picturesOfPdf(file: string): Promise<readonly number[][]> {
  const images = await extractImages(await open(file), 1);
  return images.map(({ data, channels }) => [...data].filter((_, at) => at % channels < 3));
}
