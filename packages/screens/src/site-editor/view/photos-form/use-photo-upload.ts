import { useEffect, useRef, useState } from 'react';

/** Sends a photo. Resolves to its id, to what to tell the person, or to null where the person stopped it. */
export type UploadPhoto = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
) => Promise<{ readonly id: string } | { readonly refusal: string } | null>;

/** Where the sending of a photo is. `share` is what has left the device, 0 to 1; undefined while it is made ready. */
export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly share: number | undefined }
  | { readonly kind: 'refused'; readonly refusal: string };

/** Sends one photo at a time; leaving the screen stops it. @param onSent - gets the id of the stored photo. */
export function usePhotoUpload(upload: UploadPhoto, onSent: (id: string) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    stop();
    const own = new AbortController();
    running.current = own;
    setState({ kind: 'sending', share: undefined });
    const onProgress = (share: number) => {
      if (!own.signal.aborted) setState({ kind: 'sending', share });
    };
    const result = await upload(file, { signal: own.signal, onProgress });
    if (running.current !== own) return;
    running.current = null;
    if (own.signal.aborted || result === null) setState({ kind: 'idle' });
    else if ('refusal' in result) setState({ kind: 'refused', refusal: result.refusal });
    else {
      setState({ kind: 'idle' });
      onSent(result.id);
    }
  }
  return { state, send, stop };
}
