/**
 * Whether the device hands files of a kind to other apps.
 * @param type - such as `application/pdf`
 */
export function canShareFiles(type: string, browser: Pick<Navigator, 'canShare'> = navigator): boolean {
  // Firefox on desktops does not have it.
  return browser.canShare?.({ files: [new File([], 'archivo', { type })] }) ?? false;
}

/**
 * Opens the device's own sheet for a file; closing it is no error.
 * @throws DOMException where the sheet cannot be opened, as when the press is too long ago.
 */
export async function shareFile(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
  }
}
