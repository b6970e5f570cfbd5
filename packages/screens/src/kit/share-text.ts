/** How a text went: by the device's own sheet, onto the clipboard, or not at all. */
export type Shared = 'sent' | 'copied' | 'nowhere';

type Device = Partial<Pick<Navigator, 'share'>> & {
  readonly clipboard?: Pick<Clipboard, 'writeText'> | undefined;
};

/** Hands a text to the device's own sheet, or copies it where there is none; closing the sheet is no error. */
export async function shareText(text: string, device: Device = navigator): Promise<Shared> {
  try {
    if (device.share) {
      await device.share({ text });
      return 'sent';
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'sent';
  }
  try {
    // Without https there is no clipboard.
    if (!device.clipboard) return 'nowhere';
    await device.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'nowhere';
  }
}
