import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey } from '../db/repositories/factors.ts';
import type { Installation } from './installation.ts';

/** Loaded at its first use: a start does not wait for it. */
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256: what every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];
/** As long as their challenge is good. */
const TIMEOUT_MS = 300_000;

/** Passkeys (WebAuthn) of the site's own address (R45). */
export class Passkeys {
  /** Where passkeys work; null without https, as browsers ask for it everywhere but on localhost. */
  readonly origin: string | null;
  readonly #rpId: string;
  /** Makes the name under which an account's passkeys are kept. */
  readonly #key: string;

  constructor({ key, publicUrl }: Installation) {
    const url = publicUrl === null ? null : URL.parse(publicUrl);
    this.origin = url !== null && mayHavePasskeys(url) ? url.origin : null;
    this.#rpId = url?.hostname ?? '';
    this.#key = key;
  }

  /** Options with which the browser signs a challenge with one of these passkeys. */
  requestOptions(challenge: string, passkeys: readonly Passkey[]) {
    return {
      challenge,
      rpId: this.#rpId,
      allowCredentials: passkeys.map(described),
      timeout: TIMEOUT_MS,
      userVerification: 'required' as const,
    };
  }

  /** Options with which the browser makes a passkey. @param existing - passkeys that it must not make again. */
  async creationOptions(
    challenge: string,
    user: { readonly id: number; readonly username: string },
    site: string,
    existing: readonly Passkey[],
  ) {
    const { generateRegistrationOptions } = await webauthn();
    const made = await generateRegistrationOptions({
      rpName: site,
      rpID: this.#rpId,
      userName: user.username,
      userDisplayName: user.username,
      userID: new Uint8Array(createHmac('sha256', this.#key).update(`passkey\0${user.id}`).digest()),
      challenge: Buffer.from(challenge, 'base64url'),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    const { challenge: sent, user: named, pubKeyCredParams } = made;
    return {
      challenge: sent,
      rp: { id: this.#rpId, name: site },
      user: named,
      pubKeyCredParams,
      excludeCredentials: existing.map(described),
      authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
      attestation: 'none' as const,
      timeout: TIMEOUT_MS,
    };
  }

  /** The passkey that a browser made for a challenge; null where it does not prove that. */
  async registered(response: RegistrationResponseJSON, challenge: string): Promise<Passkey | null> {
    if (this.origin === null) return null;
    const { verifyRegistrationResponse } = await webauthn();
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.#rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (registrationInfo === undefined) return null;
      const { id, publicKey, counter } = registrationInfo.credential;
      const transports = response.response.transports ?? [];
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        transports,
        counter,
      };
    } catch {
      return null;
    }
  }

  /**
   * Checks what a passkey signed, with its user verified.
   * @returns its new signature counter, which is higher than the stored one unless the passkey counts nothing; null where
   * the answer is not to be believed.
   */
  async counterAfter(
    response: AuthenticationResponseJSON,
    challenge: string,
    { credentialId, publicKey, counter }: Passkey,
  ): Promise<number | null> {
    if (this.origin === null) return null;
    const { verifyAuthenticationResponse } = await webauthn();
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.#rpId,
        requireUserVerification: true,
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }
}

function mayHavePasskeys({ protocol, hostname }: URL): boolean {
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  return hostname === 'localhost' || (protocol === 'https:' && !isAddress);
}

function described({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports: [...transports], type: 'public-key' as const };
}
