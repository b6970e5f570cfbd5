import { saveFile } from '../../internal/save-file.ts';

const PDF = 'application/pdf';

/** Whether the device hands PDF files to other apps. */
export function canShareFiles(): boolean {
  const empty = new File([], 'asistencias.pdf', { type: PDF });
  // Firefox on desktops has neither.
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [empty] });
}

/**
 * Opens the device's own sheet for a PDF. Where the press is too long ago to open it, the file is saved; whoever closes the
 * sheet has chosen so.
 */
export async function shareFile(content: Blob, name: string, title: string): Promise<void> {
  try {
    await navigator.share({ files: [new File([content], name, { type: PDF })], title });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    saveFile(content, name);
  }
}
