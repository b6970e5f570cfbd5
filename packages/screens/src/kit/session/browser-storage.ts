/**
 * A storage of the browser; null where it lets the site keep nothing: reading the property throws where cookies are
 * blocked.
 */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

/** Notice for a browser that keeps no data, and so no session. */
export const KEEPS_NOTHING =
  'Este navegador no deja que el sitio guarde datos, y sin eso no puedes entrar. Permite las cookies de este sitio, o ábrelo fuera de una ventana privada o con otro navegador.';

/** The browser refused to keep a session. */
export class StorageRefusedError extends Error {
  override readonly name = 'StorageRefusedError';

  constructor(options?: ErrorOptions) {
    super(KEEPS_NOTHING, options);
  }
}
