import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** Outcome of the browser's own window for passkeys. */
export type PasskeyOutcome<Answer> =
  | { readonly status: 'answered'; readonly answer: Answer }
  /** Closed the window, or let it run out. */
  | { readonly status: 'cancelled' }
  /** This device has one for the account. */
  | { readonly status: 'known' }
  | { readonly status: 'failed' };

type SignOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
/** The contract's types allow `undefined` where the library's have an absent field. */
type Loose<Options> = { readonly [Field in keyof Options]: unknown } & { readonly challenge: string };

/** Signs a challenge with a passkey. @param options - from the server. */
export function signWithPasskey(options: Loose<SignOptions>) {
  return outcomeOf(startAuthentication({ optionsJSON: options as SignOptions }));
}

/** Makes a passkey. @param options - from the server. */
export function makePasskey(options: Loose<MakeOptions>) {
  return outcomeOf(startRegistration({ optionsJSON: options as MakeOptions }));
}

async function outcomeOf<Answer>(asked: Promise<Answer>): Promise<PasskeyOutcome<Answer>> {
  try {
    return { status: 'answered', answer: await asked };
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') {
      return { status: 'known' };
    }
    const name = error instanceof Error ? error.name : '';
    return { status: name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed' };
  }
}

/**
 * Why passkeys cannot be used on this page, in one sentence; null where they can.
 * @param origin - where they work; null where the site's address allows none.
 */
export function passkeyObstacle(origin: string | null): string | null {
  if (origin === null) {
    return 'Las llaves de acceso necesitan que el sitio tenga una dirección con https; aquí usa códigos.';
  }
  if (origin !== window.location.origin) {
    return `Las llaves de acceso funcionan en ${origin}: abre el sitio ahí, o usa un código.`;
  }
  return 'PublicKeyCredential' in window
    ? null
    : 'Este navegador no tiene llaves de acceso; usa un código, u otro navegador.';
}
