import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF file, with whitespace collapsed: a long title takes two lines. */
export async function textOfPdf(file: string): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(file))), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}
