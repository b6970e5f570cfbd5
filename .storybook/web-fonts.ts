/** Waits for all fonts, also those that no letter has asked for: one that comes later moves what it is measured beside. */
export async function webFontsLoaded(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  await document.fonts.ready;
}
