/** How the making of a file is watched and ended. */
export interface PdfOptions {
  /** Called with what is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Ends the work; the promise is rejected with its reason. */
  readonly signal?: AbortSignal;
}
