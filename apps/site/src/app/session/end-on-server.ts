/**
 * Ends a session on our own server too, so that a copied token is worth nothing. Signing out never waits for it: without
 * a connection the token runs out by itself within twelve hours (R6).
 * The answer also takes the cookie of a remembered phone away (R57).
 * @param token - of the session that ends.
 */
export function endOnServer(token: string, send: typeof fetch = fetch): void {
  const headers = { authorization: `Bearer ${token}` };
  // Not the client: a refusal must not say that the session has ended.
  void send('/api/auth/salir', {
    method: 'POST',
    headers,
    credentials: 'same-origin',
    keepalive: true,
  }).catch(() => undefined);
}
