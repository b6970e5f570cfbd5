import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';

/** The words of a PDF file, each run of spaces and line ends as one space: a long title stands on two lines. */
export async function textOfPdf(file: string): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(file))), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}
